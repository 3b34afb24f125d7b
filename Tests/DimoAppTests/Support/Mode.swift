import Navigation
import Terminal

enum Mode: String, CaseIterable, Sendable {
    case unicode
    case ascii
    case ambiguous
    case plain

    private static let words = Glyphs.Words(
        yes: "yes", no: "no", without: "without", standIn: "stand-in", hidden: "hidden", owned: "have",
        missing: "missing", level: "%1 of %2",
        rating: "%1 of 5", range: "lowest %1, highest %2, last %3")

    var options: ShellOptions {
        switch self {
        case .unicode: ShellOptions()
        case .ascii: ShellOptions(glyphs: .ascii, metrics: TextMetrics(isASCII: true))
        case .ambiguous: ShellOptions(glyphs: .unambiguous, metrics: TextMetrics(ambiguousWidth: 2))
        case .plain: ShellOptions(glyphs: Glyphs.unicode.spoken(Self.words), isPlain: true)
        }
    }
}
