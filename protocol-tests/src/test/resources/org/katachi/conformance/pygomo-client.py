"""Drives a brain by every call of pygomo-lib's EngineClient. An AssertionError says what failed."""
import sys
import threading
import time

from pygomo import BoardPosition, EngineClient, Move


def position(moves):
    board = BoardPosition()
    for move, colour in moves:
        board.add_move(Move(move), colour)
    return board


def check_stop(engine):
    """The brain may think for a minute; stop() ends that."""
    engine.set_time(turn_time_ms=60000, match_time_ms=0)
    started = time.monotonic()
    threading.Timer(1, engine.stop).start()
    result = engine.board(position([("h8", 2), ("i9", 1), ("j10", 2), ("g6", 1)]), timeout=50)
    assert result is not None, "no move after stop()"
    assert time.monotonic() - started < 40, "stop() did not end the search"
    engine.set_time(turn_time_ms=300)


def check_nbest(engine):
    infos = []
    result = engine.nbest(3, on_info=infos.append)
    assert result is not None, "no move after nbest()"
    lines = {info.multipv: info for info in infos + result.all_info if info.pv}
    assert sorted(lines) == [1, 2, 3], sorted(lines)
    assert len({line.pv[0] for line in lines.values()}) == 3, lines
    assert lines[1].pv[0] == result.move, (lines[1].pv, result.move)
    assert all(line.depth > 0 for line in lines.values()), lines


with EngineClient(sys.argv[1]) as engine:
    assert engine.is_connected and engine.process_id
    assert engine.start(15, timeout=30) and engine.is_started
    assert "Katachi" in engine.about(timeout=10)
    engine.configure(timeout_turn=300, timeout_match=300000, max_memory=367001600, game_type=1)
    engine.set_time(turn_time_ms=300, match_time_ms=300000, time_left_ms=290000)
    engine.set_threads(1)
    engine.set_memory(367001600)
    for rule in (0, 1, 4):
        engine.set_rule(rule)
        assert engine.restart(timeout=10)
        first = engine.begin()
        assert first is not None and first.eval is not None
        free = Move((first.move.col, first.move.row + 1))
        second = engine.turn(free, on_info=lambda info: None)
        assert second is not None and second.move not in (first.move, free)
        assert engine.takeback(second.move) and engine.takeback(free)
        assert engine.turn(free) is not None
    engine.set_rule(0)
    assert engine.restart(timeout=10)
    # The example in the help of pygomo-console: three stones, the brain's own first.
    example = position([("h8", 1), ("i8", 2), ("h7", 1)])
    assert engine.board(example) is not None, "unequal numbers of stones"
    engine.board(example, start_thinking=False)
    check_nbest(engine)
    check_stop(engine)
    assert engine.execute("TURN", "a1", timeout=30).is_success
    engine.send_raw("YXBALANCEONE 0")
    assert engine.receive_raw("coord", timeout=30)
    engine.send_raw("YXSHOWFORBID")
    assert engine.receive_raw("output", timeout=10).startswith("FORBID")
    for size in (5, 9, 20):
        assert engine.start(size, timeout=10)
        assert engine.begin() is not None
    engine.quit()
    assert not engine.is_connected
print("all calls answered")
