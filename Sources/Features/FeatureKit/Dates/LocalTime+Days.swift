import Domain

extension LocalTime {
    /// The number of local days between two moments; negative if `second` is earlier.
    func days(from first: Int64, to second: Int64) -> Int {
        // Adds half a day because a day may have 23 hours.
        Int(clamping: (dayStart(of: second) - dayStart(of: first) + 43_200) / 86_400)
    }
}
