import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

package struct SystemClock: WallClock {
    package init() {}

    package func now() -> Int64 { Int64(time(nil)) }
}

/// Local time by the machine and its variable `TZ`.
struct SystemLocalTime: LocalTime {
    func secondsFromUTC(at moment: Int64) -> Int64 {
        var time = time_t(moment)
        var parts = tm()
        return localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
    }
}
