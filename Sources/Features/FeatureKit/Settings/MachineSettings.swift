public import Domain
public import Navigation
public import Terminal

/// What holds on this machine for all who use it, as the configuration file and the command line say.
public struct MachineSettings: Hashable, Sendable {
    /// The language.
    public var language = Language.english
    /// The name of the theme.
    public var theme = "dimo"
    /// The names of all themes there are, the member's own last.
    public var themes = ["dimo"]
    /// The most colours to use.
    public var colors = ColorDepth.automatic
    /// Whether nothing beyond ASCII is drawn.
    public var isASCII = false
    /// Whether movement and decoration are left out for screen readers.
    public var isPlain = false
    /// Whether a waiting screen moves.
    public var hasMotion = true
    /// Whether pictures are drawn where the terminal has the colours.
    public var hasPictures = true
    /// Whether the last line names the keys of a screen.
    public var hasHints = true
    /// Whether the mouse is reported.
    public var isMouseOn = true
    /// How numbers are shown.
    public var display = DisplayPreferences()
    /// The city of the weather at home; nil for none.
    public var homeCity: Identifier<City>?
    /// Whether types of characters one has not dug are shown.
    public var areSpoilersShown = false
    /// Whether the last tab and its stack come back at the next start.
    public var isRestored = false
    /// Whether the network is left alone.
    public var isOffline = false
    /// The online catalogues that are switched on.
    public var catalogues: Set<OnlineProvider> = []
    /// Whether TMDB has a key.
    public var hasTMDBKey = false
    /// Changed keys.
    public var keys = KeyMap()

    /// As nobody has configured them.
    public init() {}
}
