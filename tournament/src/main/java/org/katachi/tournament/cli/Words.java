package org.katachi.tournament.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.export.ExportOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The words of the command line, as they stand there. */
final class Words {

  @Option(
      names = "-engine",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description = {
        "A brain; comes twice or more, the first of the list are the seeds.",
        "cmd=COMMAND starts it, words in quotes stay together; name=NAME is what it is called;"
            + " conf=NAME takes what the file of -brains says of it; rating=ELO binds the ratings"
            + " of a pool to it; and all that -each takes, for this brain alone."
      })
  final List<List<String>> engines = new ArrayList<>();

  @Option(
      names = "-each",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description = {
        "For all brains.",
        "tc=MATCH/TURN+INCREMENT: seconds a game, seconds a move, seconds added after each move, as"
            + " in c-gomoku-cli. TURN and INCREMENT may be left out: tc=10+0.1. st=TURN: seconds a"
            + " move, without a limit for the game; tc=0/TURN is the same.",
        "timemargin=MS: how much later than told a move may come (0). startup-ms=MS: how long a"
            + " start may take (10000); tscale=FACTOR makes it longer. initstr=TEXT: lines, with"
            + " \\n between them, that a process is sent before the first START.",
        "arg=WORD: one more argument; may come several times. dir=FOLDER: the working directory."
            + " env.NAME=VALUE: a variable of the environment.",
        "thread=N, nodes=N, depth=N: what a brain may use, told by INFO. maxmemory=BYTES and"
            + " folder=FOLDER (70 MB) are told and measured. option.KEY=VALUE: INFO KEY VALUE.",
        "renewal=start, restart or process: how the next game begins (start). protocol=board: BOARD"
            + " for each move, not TURN."
      })
  final List<List<String>> each = new ArrayList<>();

  @Option(
      names = "-brains",
      paramLabel = "FILE",
      description =
          "Brains to reuse: a JSON object that gives each name the words of -engine, as"
              + " {\"old\": {\"cmd\": \"./pbrain-old\", \"tc\": \"180/5\"}}.")
  Path brains;

  @Option(
      names = "-tournament",
      paramLabel = "TYPE",
      description =
          "roundrobin, with two brains a match (so by itself); gauntlet, the seeds against all;"
              + " pyramid, each against those before it; swiss; knockout.")
  String tournament = "roundrobin";

  @Option(
      names = "-seeds",
      paramLabel = "N",
      description = "How many brains of a gauntlet are seeds (1).")
  int seeds = 1;

  @Option(
      names = "-rounds",
      paramLabel = "N",
      description =
          "How often each two meet (1); in swiss the number of rounds, in knockout the number of"
              + " encounters of a match.")
  int rounds = 1;

  @Option(
      names = "-games",
      paramLabel = "N",
      description =
          "Games of an encounter: 2, the same opening with colours swapped (so by itself), or 1.")
  int games = 2;

  @Option(names = "-repeat", description = "The same as -games 2.")
  boolean repeat;

  @Option(
      names = "-noswap",
      description = "Colours are not swapped: the first brain of an encounter has black each time.")
  boolean noSwap;

  @Option(
      names = "-reverse",
      description = "The second brain of an encounter has black first, not the first.")
  boolean reverse;

  @Option(
      names = "-openings",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "file=FILE holds an opening a line, type=pos (h8i9) or type=offset (0,0, 1,-2); or is a"
              + " game, type=psq (Piskvork), sgf or renlib, or a folder of these. order=sequential or"
              + " order=random; start=N begins with the Nth; plies=N cuts longer ones; symmetry=all (when the book is through, it begins anew turned or"
              + " mirrored), symmetry=none or symmetry=random; srand=SEED. Without openings games"
              + " begin on the empty board.")
  final List<List<String>> openings = new ArrayList<>();

  @Option(
      names = "-srand",
      paramLabel = "SEED",
      description = "Decides all that is random (0): the order of openings.")
  long srand;

  @Option(
      names = "-rule",
      paramLabel = "N",
      description = "0 freestyle, 1 standard, 4 renju, 8 caro, 9 caro with exactly five (0).")
  int rule;

  @Option(names = "-boardsize", paramLabel = "N|WxH", description = "5 to 40 a side (15).")
  String boardSize = "15";

  @Option(
      names = "-suspend",
      description = "Brains stand still in their opponents' time, as under Gomocup's judge.")
  boolean suspend;

  @Option(
      names = "-log",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "file=FILE takes the log of the manager itself, with causes of errors; level=trace, info,"
              + " warn or err is the least that it holds (warn). folder=FOLDER, or the folder alone,"
              + " keeps all that brains and manager say to each other, and brains' stderr.")
  final List<List<String>> log = new ArrayList<>();

  /** Which part of a file of several tournaments this is, from one; zero if there are no parts. */
  int part;

  @Option(
      names = "-swap2",
      description =
          "The brains settle the colours by swap2 (SWAP2BOARD). Openings have three stones then,"
              + " which the second brain answers; without openings the first brain puts them. A"
              + " brain that does not know swap2 loses.")
  boolean swap2;

  @Option(
      names = {"-drawafter", "-maxmoves"},
      paramLabel = "N",
      description = "A game of so many moves, the opening's included, is a draw.")
  Integer drawAfter;

  @Option(
      names = "-draw",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "A game is a draw when both brains have told evaluations within score=X of zero for"
              + " movecount=N moves in a row each, but not before movenumber=N moves (0).")
  final List<List<String>> draw = new ArrayList<>();

  @Option(
      names = "-resign",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "A brain has lost when it has told evaluations of -X or less, score=X, for movecount=N of"
              + " its moves in a row; with twosided=true only if its opponent has told X or more for"
              + " as many.")
  final List<List<String>> resign = new ArrayList<>();

  @Option(
      names = "-sprt",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "For two brains: stops as soon as it is decided whether the first brain is rather elo0=X"
              + " or elo1=Y stronger, with probabilities of error alpha= and beta= (0.05);"
              + " model=logistic (so by itself) or model=normalized. Games under way are dropped"
              + " then.")
  final List<List<String>> sprt = new ArrayList<>();

  @Option(
      names = "-concurrency",
      paramLabel = "N",
      description =
          "Games at once (1). Not more brains may think than there are processors, unless"
              + " -force-concurrency is there.")
  int concurrency = 1;

  @Option(names = "-force-concurrency", description = "Plays more games than there is room for.")
  boolean forceConcurrency;

  @Option(
      names = "-use-affinity",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "LIST",
      description =
          "Gives each game at once processors of its own (Linux, by taskset); of a list as 0-3,8 in"
              + " its order.")
  String useAffinity;

  @Option(
      names = "-recover",
      description =
          "Known from other managers; always so: a brain that fails loses the game and is started"
              + " anew.")
  boolean recover;

  @Option(
      names = "-strict",
      description =
          "Stops at the first game that a brain loses by a fault; the same as -maxfaults 0.")
  boolean strict;

  @Option(
      names = "-maxfaults",
      paramLabel = "N",
      description =
          "Stops, with exit code 1, when brains have lost more games than these by faults: crashed,"
              + " late, an illegal move and so on.")
  Integer maxFaults;

  @Option(names = "-wait", paramLabel = "MS", description = "The pause after each game (0).")
  int wait;

  @Option(names = "-event", paramLabel = "NAME", description = "What the tournament is called.")
  String event = "";

  @Option(
      names = "-out",
      paramLabel = "FILE",
      description =
          "Appends each game, with times and messages, as a line of JSON; the first line holds the"
              + " settings.")
  Path out;

  @Option(
      names = "-resume",
      description =
          "Goes on with the tournament of the file of -out: plays only what it does not hold.")
  boolean resume;

  @Option(
      names = "-report",
      paramLabel = "FILE",
      description =
          "A page of HTML when no more games are played: tables, plots and every game to replay;"
              + " needs -out.")
  Path report;

  @Mixin final ExportOptions exports = new ExportOptions();

  @Option(
      names = "-ratinginterval",
      paramLabel = "N",
      description = "After how many games the standing is told (10); 0 for the end alone.")
  int ratingInterval = 10;

  @Option(
      names = "-outcomeinterval",
      paramLabel = "N",
      description = "Of how many games the last one is told in a line (1); 0 for none.")
  int outcomeInterval = 1;

  @Option(
      names = "-output",
      paramLabel = "KEY=VALUE...",
      parameterConsumer = KeyValueWords.class,
      description =
          "format=katachi, or whose lines scripts read: format=cutechess or format=fastchess.")
  final List<List<String>> output = new ArrayList<>();

  @Option(
      names = "-progress",
      paramLabel = "FILE",
      description = "Appends a line of JSON after each game, for other programs; may be a pipe.")
  Path progress;

  @Option(
      names = "-check",
      description =
          "Checks each brain by the conformance kit before: a brain that fails what a competition"
              + " by these rules demands is not let in.")
  boolean check;

  @Option(
      names = "--check",
      paramLabel = "COMMAND",
      description =
          "Checks one brain by what a competition demands, by all rules, and plays nothing.")
  String checked;

  @Option(
      names = "-config",
      paramLabel = "FILE",
      description =
          "Takes these same words from a file of JSON, where comments are allowed; what the command"
              + " line says besides comes after and replaces it. \"katachi-tournament run FILE\" is"
              + " the same.")
  Path config;

  @Option(
      names = "-var",
      paramLabel = "NAME=VALUE",
      description = "What $${NAME} stands for in the file of -config.")
  final List<String> variables = new ArrayList<>();
}
