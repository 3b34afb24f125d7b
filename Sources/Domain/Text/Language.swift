/// A language the program speaks.
public enum Language: String, CaseIterable, Sendable {
    /// English.
    case english = "en"
    /// Korean.
    case korean = "ko"

    /// The other one, shown beside a name.
    public var other: Language { self == .english ? .korean : .english }
}
