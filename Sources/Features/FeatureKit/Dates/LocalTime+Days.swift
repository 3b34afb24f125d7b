import Domain

extension LocalTime {
    /// How many local days lie between two moments; negative where the second is the earlier one.
    func days(from first: Int64, to second: Int64) -> Int {
        // Half a day more: a day may have 23 hours.
        Int(clamping: (dayStart(of: second) - dayStart(of: first) + 43_200) / 86_400)
    }
}
