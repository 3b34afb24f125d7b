package import Domain

/// Describes an age as briefly as possible: now, then whole minutes, hours or days.
package enum AgeText {
    /// Describes an age in seconds; a negative age is `now`.
    package static func short(_ seconds: Int64, _ strings: Strings) -> String {
        switch seconds {
        case ..<60: strings["age.now"]
        case ..<3_600: strings("age.minutes", String(seconds / 60))
        case ..<86_400: strings("age.hours", String(seconds / 3_600))
        default: strings("age.days", String(seconds / 86_400))
        }
    }
}
