package import Terminal

extension TerminalRunner {
    package struct Options: Hashable, Sendable {
        package enum ColorMode: Hashable, Sendable {
            /// All colours of the terminal; none with a non-empty NO_COLOR.
            case automatic
            /// All colours of the terminal, even with NO_COLOR.
            case always
            /// No colours; attributes stay.
            case never
            /// A maximum, even with NO_COLOR.
            case limited(to: Int)

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

        package var color: ColorMode
        /// Whether to send only ASCII; the capabilities then report no UTF-8.
        package var isASCII: Bool
        /// Whether a terminal whose locale names no character set, such as `C`, accepts UTF-8.
        package var assumesUTF8: Bool
        package var isMouseOn: Bool
        /// The file that receives standard error while the screen is in use; nil collects it in memory. After a crash,
        /// the text is shown on the restored screen, with this path.
        package var logPath: String?

        package init(
            color: ColorMode = .automatic, isASCII: Bool = false, assumesUTF8: Bool = false, isMouseOn: Bool = true,
            logPath: String? = nil
        ) {
            self.color = color
            self.isASCII = isASCII
            self.assumesUTF8 = assumesUTF8
            self.isMouseOn = isMouseOn
            self.logPath = logPath
        }
    }
}
