import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The time on the wall as the machine and its variable `TZ` tell it.
struct SystemLocalTime: LocalTime {
    func secondsFromUTC(at moment: Int64) -> Int64 {
        var time = time_t(moment)
        var parts = tm()
        return localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
    }
}
