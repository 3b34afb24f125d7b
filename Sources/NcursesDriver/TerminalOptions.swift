public import Terminal

extension TerminalRunner {
    /// What the user asked for, whatever the terminal can do.
    public struct Options: Hashable, Sendable {
        /// How many colours to use.
        public enum ColorMode: Hashable, Sendable {
            /// What the terminal has; none with a non-empty NO_COLOR.
            case automatic
            /// What the terminal has, NO_COLOR or not.
            case always
            /// None; attributes stay.
            case never
            /// At most so many; NO_COLOR or not.
            case limited(to: Int)

            /// What a setting asks for.
            public init(_ depth: ColorDepth) {
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
        public var color: ColorMode
        /// Whether nothing beyond ASCII may be sent; the capabilities then say "no UTF-8".
        public var isASCII: Bool
        /// Whether the mouse is reported from the start.
        public var isMouseOn: Bool
        /// A file that takes what is written to standard error while the screen is in use, appended; nil keeps
        /// it in memory. After a crash the text is shown on the restored screen, with this path.
        public var logPath: String?
        /// The program's name in the note after a crash.
        public var name: String

        /// Memberwise.
        public init(
            color: ColorMode = .automatic, isASCII: Bool = false, isMouseOn: Bool = true, logPath: String? = nil,
            name: String = "dimo"
        ) {
            self.color = color
            self.isASCII = isASCII
            self.isMouseOn = isMouseOn
            self.logPath = logPath
            self.name = name
        }
    }
}
