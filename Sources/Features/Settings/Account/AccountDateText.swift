import Domain

struct AccountDateText {
    let strings: Strings
    let localTime: any LocalTime

    /// The local day, `2026-12-21`.
    func day(_ moment: Int64) -> String { localTime.day(of: moment).text }

    func joined(_ value: String, next: Int64?) -> String {
        next.map { "\(value) · \(strings("me.next-change", day($0)))" } ?? value
    }
}
