package import Terminal

extension TerminalRunner {
    /// The user's options, whatever the terminal supports.
    package struct Options: Hashable, Sendable {
        /// How many colours to use.
        package enum ColorMode: Hashable, Sendable {
            /// What the terminal has; none with a non-empty NO_COLOR.
            case automatic
            /// What the terminal has, even with NO_COLOR.
            case always
            /// None; attributes stay.
            case never
            /// A limit, even with NO_COLOR.
            case limited(to: Int)

            /// The mode for a setting.
            package init(_ depth: ColorDepth) {
                switch depth {
                case .automatic: self = .automatic
                case .all: self = .always
                case .many: self = .limited(to: 256)
                case .sixteen: self = .limited(to: 16)
                case .eight: self = .limited(to: 8)
                case .none: self = .never
                }
            }
        }

        /// How many colours to use.
        package var color: ColorMode
        /// Whether only ASCII may be sent; the capabilities then report no UTF-8.
        package var isASCII: Bool
        /// Whether a terminal whose locale names no character set, such as `C`, takes UTF-8.
        package var assumesUTF8: Bool
        /// Whether mouse events are reported from the start.
        package var isMouseOn: Bool
        /// A file to which standard error is appended while the screen is in use; nil collects it in memory. After a
        /// crash the text is shown on the restored screen, with this path.
        package var logPath: String?
        /// The program's name in the note after a crash.
        package var name: String

        package init(
            color: ColorMode = .automatic, isASCII: Bool = false, assumesUTF8: Bool = false, isMouseOn: Bool = true,
            logPath: String? = nil, name: String = "dimo"
        ) {
            self.color = color
            self.isASCII = isASCII
            self.assumesUTF8 = assumesUTF8
            self.isMouseOn = isMouseOn
            self.logPath = logPath
            self.name = name
        }
    }
}
