/// A language of the program.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// The other language, shown beside a name.
    package var other: Language { self == .english ? .korean : .english }
}
