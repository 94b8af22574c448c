package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.schedule.ColourOrder;
import org.katachi.tournament.schedule.Format;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.schedule.TournamentType;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.settings.SettingBinder;

/**
 * What decides which games are played; the header of a log is this.
 *
 * @param each laid under each of {@code engine} before it is bound, and absent then
 * @param brains as {@code each}
 * @param repeat absent when bound: {@code games} is 2 then, or more
 * @param randomSeed absent when {@linkplain #resolved}
 */
public record GamesConfig(
    @Setting(param = "NAME", value = "What the tournament is called.") Optional<String> event,
    @Setting(param = "NAME", value = "Where it is played; PGN and SGF have a place for it.")
        Optional<String> site,
    @Setting(
            "A brain; comes twice or more, the first of the list are the seeds. Besides these it"
                + " takes all that -each takes, for itself alone.")
        List<EngineConfig> engine,
    @Setting("For all brains.") Optional<BrainSettings> each,
    @Setting(
            param = "FILE",
            value =
                "Brains to reuse: a JSON object that gives each name the words of -engine, as"
                    + " {\"old\": {\"cmd\": \"./pbrain-old\", \"tc\": \"180/5\"}}.")
        Optional<Path> brains,
    @Setting(
            param = "TYPE",
            standard = "roundrobin",
            value =
                "roundrobin, with two brains a match; gauntlet, the seeds against all; pyramid,"
                    + " each against those before it; swiss; knockout.")
        TournamentType tournament,
    @Setting(param = "N", standard = "1", value = "How many brains of a gauntlet are seeds.")
        int seeds,
    @Setting(
            param = "N",
            standard = "1",
            value =
                "How often each two meet; in swiss the number of rounds, in knockout the number of"
                    + " encounters of a match.")
        int rounds,
    @Setting(
            param = "N",
            standard = "2",
            value =
                "Games of two brains that meet: 2, the same opening with colours swapped; 4, 6 and"
                    + " so on, pairs with openings of their own; or 1.")
        int games,
    @Setting(
            param = "N",
            alone = "2",
            value = "How often an opening is played in a row: 2, as by itself.")
        OptionalInt repeat,
    @Setting("Colours are not swapped: the first brain of an encounter has black each time.")
        @JsonProperty("noswap")
        boolean noSwap,
    @Setting("The second brain of an encounter has black first, not the first.") boolean reverse,
    @Setting("The openings, each for a pair of games. Without them games begin on the empty board.")
        Optional<OpeningsConfig> openings,
    @Setting(
            param = "SEED",
            standard = "0",
            replaces = "randomseed",
            value = "Decides all that is random, as the order of openings.")
        long srand,
    @Setting(
            replaces = "srand",
            value =
                "Draws a seed, so that no two tournaments play the same openings; -resume goes on"
                    + " with it.")
        @JsonProperty("randomseed")
        boolean randomSeed,
    @Setting(
            param = "NAME|N",
            standard = "0",
            value = "0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro-exact.")
        @JsonDeserialize(using = SettingBinder.RuleReader.class)
        int rule,
    @Setting(param = "N|WxH", standard = "15", value = "5 to 40 a side.") @JsonProperty("boardsize")
        String boardSize,
    @Setting(
            "The brains settle the colours by swap2 (SWAP2BOARD). Openings have three stones then,"
                + " which the second brain answers; without openings the first brain puts them. A"
                + " brain that does not know swap2 loses.")
        boolean swap2,
    @Setting("Brains stand still in their opponents' time, as under Gomocup's judge.")
        boolean suspend,
    @Setting(
            param = "SPEED",
            value =
                "For katachi-farm: times of brains hold for a machine of this speed, as a worker"
                    + " tells it; on a machine of half the speed they are twice as long.")
        @JsonProperty("scale-time")
        OptionalDouble scaleTime,
    @Setting(
            param = "N",
            value =
                "A game of so many stones, the opening's included, is a draw, as in c-gomoku-cli; 0"
                    + " for none.")
        @JsonProperty("drawafter")
        OptionalInt drawAfter,
    @Setting(
            param = "N",
            value =
                "A game is a draw after so many full moves, each of two stones, the opening's not"
                    + " counted, as in fastchess; 0 for none.")
        @JsonProperty("maxmoves")
        OptionalInt maxMoves,
    @Setting("A game is a draw when both brains see it level.") Optional<DrawConfig> draw,
    @Setting("A brain has lost when it sees itself lost.") Optional<ResignConfig> resign,
    @Setting(
            "A game is won as soon as a further brain proves it, which is asked after each move"
                + " while no clock runs. Where it fails, the game is played on.")
        Optional<ProveConfig> prove,
    @Setting(
            "For two brains: stops as soon as it is decided whether the first brain is rather elo0"
                + " or elo1 stronger. Games under way are dropped then.")
        Optional<SprtConfig> sprt) {

  private static final String OPENINGS = "openings";
  private static final String POLICY = "policy";

  /** A seed is less, so that people can type it. */
  private static final long SEEDS = 1_000_000_000;

  private static final Pattern BOARD_SIZE = Pattern.compile("([0-9]{1,3})(?:[x,]([0-9]{1,3}))?");

  /**
   * Takes a copy of the brains, and puts the games for {@code repeat}. A limit of 0 is none, as in
   * cutechess and c-gomoku-cli.
   *
   * @throws IllegalArgumentException if games make no pairs, or there are two seeds
   */
  public GamesConfig {
    if (randomSeed && srand != 0) {
      throw new IllegalArgumentException("either -srand or -randomseed, not both");
    }
    engine = List.copyOf(engine);
    if (repeat.orElse(2) != 2) {
      throw new IllegalArgumentException(
          "-repeat is 2, as each opening is played twice, not " + repeat.getAsInt());
    }
    games = repeat.isPresent() && games == 1 ? 2 : games;
    repeat = OptionalInt.empty();
    drawAfter = noneForZero(drawAfter);
    maxMoves = noneForZero(maxMoves);
    draw = draw.filter(level -> !level.isOff());
    resign = resign.filter(resignation -> !resignation.isOff());
    if (games != 1 && (games < 2 || games % 2 != 0)) {
      throw new IllegalArgumentException(
          "-games is 1 or an even number, as each opening is played twice, not " + games);
    }
  }

  private static OptionalInt noneForZero(OptionalInt limit) {
    return limit.equals(OptionalInt.of(0)) ? OptionalInt.empty() : limit;
  }

  /**
   * The settings that a log's header says. Before openings had a policy it was that of encounters.
   *
   * @throws IllegalArgumentException if they make no sense
   */
  public static GamesConfig ofHeader(ObjectNode header) {
    ObjectNode all = header.deepCopy();
    if (all.get(OPENINGS) instanceof ObjectNode book && !book.has(POLICY)) {
      book.put(POLICY, OpeningPolicy.ENCOUNTER.toString());
    }
    return SettingBinder.bind("tournament", all, GamesConfig.class);
  }

  /**
   * The same with what nobody has said: a seed that is drawn, and when the next opening comes.
   *
   * @param logged what the log says that goes on, and then both are as they were
   */
  public GamesConfig resolved(Optional<GamesConfig> logged) {
    ObjectNode all = tree();
    if (randomSeed) {
      all.remove("randomseed");
      all.put("srand", logged.map(GamesConfig::srand).orElseGet(GamesConfig::drawnSeed));
    }
    if (openings.isPresent() && openings.get().policy().isEmpty()) {
      OpeningPolicy policy =
          logged
              .flatMap(GamesConfig::openings)
              .flatMap(OpeningsConfig::policy)
              .orElse(goesByResults() ? OpeningPolicy.ROUND : OpeningPolicy.PAIR);
      all.withObject("/" + OPENINGS).put(POLICY, policy.toString());
    }
    return ofHeader(all);
  }

  private static long drawnSeed() {
    return ThreadLocalRandom.current().nextLong(1, SEEDS);
  }

  /** Where two brains hardly meet twice, each round would have the same opening. */
  private boolean goesByResults() {
    return tournament == TournamentType.SWISS || tournament == TournamentType.KNOCKOUT;
  }

  /** When the next opening comes; without openings it does not matter. */
  public OpeningPolicy policy() {
    return openings.flatMap(OpeningsConfig::policy).orElse(OpeningPolicy.PAIR);
  }

  /** The tree of it. */
  ObjectNode tree() {
    return SettingBinder.tree(this);
  }

  /**
   * The tree that a log's header says: this, and what the files hold that decide the games.
   *
   * @param brains of each brain the SHA-256 of its programs' files, by name
   * @param prover the same of the prover, if there is one
   * @throws IllegalArgumentException if the openings can't be read
   */
  public ObjectNode header(List<Map<String, String>> brains, Map<String, String> prover) {
    ObjectNode all = tree();
    for (int i = 0; i < engine.size(); i++) {
      ObjectNode brain = (ObjectNode) all.withArray("engine").get(i);
      putFiles(brain.put("name", engine.get(i).named()), brains.get(i));
    }
    openings.ifPresent(book -> all.withObject("/" + OPENINGS).put("sha256", book.sha256OfFile()));
    prove.ifPresent(brain -> putFiles(all.withObject("/prove"), prover));
    return all;
  }

  private static void putFiles(ObjectNode brain, Map<String, String> files) {
    ObjectNode hashes = brain.putObject("sha256");
    files.forEach(hashes::put);
  }

  /**
   * The rules.
   *
   * @throws IllegalArgumentException if there are none of that number
   */
  public RuleSet rules() {
    return RuleSet.ofInfo(rule)
        .filter(known -> !known.continuous())
        .orElseThrow(() -> new IllegalArgumentException("-rule is 0, 1, 4, 8 or 9, not " + rule));
  }

  /**
   * The board.
   *
   * @throws IllegalArgumentException if there is none of that size
   */
  public Geometry geometry() {
    Matcher matcher = BOARD_SIZE.matcher(boardSize);
    if (matcher.matches()) {
      int width = Integer.parseInt(matcher.group(1));
      int height = matcher.group(2) == null ? width : Integer.parseInt(matcher.group(2));
      if (Geometry.isPlayable(width, height)) {
        return new Geometry(width, height);
      }
    }
    throw new IllegalArgumentException("-boardsize is 5 to 40, or as 20x15, not " + boardSize);
  }

  /**
   * The format.
   *
   * @throws IllegalArgumentException if the numbers make none, or too many games of two brains
   */
  public Format format() {
    Format.checkGames((long) rounds * games);
    return tournament.format(
        new TournamentType.Numbers(
            engine.size(), rounds, Math.max(1, games / 2), seeds, games == 1 && !noSwap, srand));
  }

  /** How many games are played with one opening: 2, a pair, or 1. */
  public int gamesPerOpening() {
    return Math.min(games, 2);
  }

  /** Who has black in which game. */
  public ColourOrder colours() {
    return new ColourOrder(!noSwap, reverse);
  }

  /**
   * The speed of the machine that the brains' times hold for.
   *
   * @throws IllegalArgumentException if it makes no sense
   */
  public OptionalDouble referenceSpeed() {
    double speed = scaleTime.orElse(1);
    if (!(speed > 0) || Double.isInfinite(speed)) {
      throw new IllegalArgumentException("-scale-time is more than 0, not " + speed);
    }
    return scaleTime;
  }

  /**
   * Reads the book, if there is one.
   *
   * @throws IllegalArgumentException if it can't be read, or is none for this board and these rules
   */
  public Optional<OpeningBook> book() {
    return openings.map(book -> book.read(geometry(), rules(), srand));
  }

  /**
   * When games are ended before the rules end them.
   *
   * @throws IllegalArgumentException if the numbers make no sense
   */
  public Adjudication adjudication() {
    return new Adjudication(
        drawAfter, maxMoves, draw.map(DrawConfig::level), resign.map(ResignConfig::resignation));
  }
}
