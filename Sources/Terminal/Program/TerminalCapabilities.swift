/// What the terminal can do, as the driver found out.
public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours it shows; 0 is none, 16,777,216 all.
    public let colors: Int
    /// Whether it takes UTF-8; if not, the program draws in ASCII.
    public let isUTF8: Bool
    /// The TERM in use.
    public let term: String
    /// The TERM that was asked for, when there is no entry for it and another had to do.
    public let missingTerm: String?

    /// Memberwise.
    public init(colors: Int, isUTF8: Bool, term: String, missingTerm: String? = nil) {
        self.colors = colors
        self.isUTF8 = isUTF8
        self.term = term
        self.missingTerm = missingTerm
    }
}
