package import Domain
package import Navigation
package import Terminal

/// What holds on this machine for all who use it, as the configuration file and the command line say.
package struct MachineSettings: Hashable, Sendable {
    package var language = Language.english
    /// The name of the theme.
    package var theme = "dimo"
    /// The names of all themes there are, the member's own last.
    package var themes = ["dimo"]
    /// The most colours to use.
    package var colors = ColorDepth.automatic
    /// Whether nothing beyond ASCII is drawn.
    package var isASCII = false
    /// Whether movement and decoration are left out for screen readers.
    package var isPlain = false
    /// Whether a waiting screen moves.
    package var hasMotion = true
    /// Whether pictures are drawn where the terminal has the colours.
    package var hasPictures = true
    /// Whether the last line names the keys of a screen.
    package var hasHints = true
    /// Whether the mouse is reported.
    package var isMouseOn = true
    /// How numbers are shown.
    package var display = DisplayPreferences()
    /// The city of the weather at home; nil for none.
    package var homeCity: Identifier<City>?
    /// Whether types of characters one has not dug are shown.
    package var areSpoilersShown = false
    /// Whether the last tab and its stack come back at the next start.
    package var isRestored = false
    /// Whether the network is left alone.
    package var isOffline = false
    /// The online catalogues that are switched on.
    package var catalogues: Set<OnlineProvider> = []
    /// Whether TMDB has a key.
    package var hasTMDBKey = false
    /// Changed keys.
    package var keys = KeyMap()

    /// As nobody has configured them.
    package init() {}
}
