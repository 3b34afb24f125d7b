import Domain

/// Days as the page of the account tells them.
struct AccountDateText {
    let strings: Strings
    let localTime: any LocalTime

    /// The day of a moment on the wall, `2026-12-21`.
    func day(_ moment: Int64) -> String { localTime.day(of: moment).text }

    /// A value, and when it may be changed next.
    func joined(_ value: String, next: Int64?) -> String {
        next.map { "\(value) · \(strings("me.next-change", day($0)))" } ?? value
    }
}
