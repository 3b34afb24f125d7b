import Navigation
import Terminal

/// The ways of drawing that terminals and people need.
enum Mode: String, CaseIterable, Sendable {
    case unicode
    case ascii
    case ambiguous
    case plain

    var options: ShellOptions {
        switch self {
        case .unicode: ShellOptions()
        case .ascii: ShellOptions(glyphs: .ascii, metrics: TextMetrics(isASCII: true))
        case .ambiguous: ShellOptions(glyphs: .unambiguous, metrics: TextMetrics(ambiguousWidth: 2))
        case .plain: ShellOptions(isPlain: true)
        }
    }
}
