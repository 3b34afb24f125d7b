package import Domain
package import Navigation
package import Terminal

/// The settings of this machine for all its users, from the configuration file and the command line.
package struct MachineSettings: Hashable, Sendable {
    package var language = Language.english
    package var theme = "dimo"
    /// The names of all themes, custom ones last.
    package var themes = ["dimo"]
    package var colors = ColorDepth.automatic
    package var isASCII = false
    /// Whether motion and decoration are omitted for screen readers.
    package var isPlain = false
    /// Whether spinners turn and results come letter by letter.
    package var hasMotion = true
    /// Whether pictures are drawn if the terminal has the colours.
    package var hasPictures = true
    /// Whether the last line shows the screen's keys.
    package var hasHints = true
    package var isMouseOn = true
    package var display = DisplayPreferences()
    /// The city for the weather at home; nil for none.
    package var homeCity: Identifier<City>?
    /// Whether types of characters the viewer has not dug are shown.
    package var areSpoilersShown = false
    /// Whether the last tab and its stack are restored at the next start.
    package var isRestored = false
    package var isOffline = false
    package var catalogues: Set<OnlineProvider> = []
    package var hasTMDBKey = false
    package var keys = KeyMap()

    package init() {}
}
