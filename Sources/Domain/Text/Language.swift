/// A language of the program.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// The other language, shown beside a name.
    public var other: Language { self == .english ? .korean : .english }
}
