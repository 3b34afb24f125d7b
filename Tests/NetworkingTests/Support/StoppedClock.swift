import Domain

/// A clock that always shows the same time.
struct StoppedClock: WallClock {
    var time: Int64 = 1_795_289_999

    func now() -> Int64 { time }
}
