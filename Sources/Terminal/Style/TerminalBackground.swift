package enum TerminalBackground: Hashable, Sendable {
    case dark
    case light

    /// Light from a perceived lightness of one half (weights of ITU-R BT.601); nil for the terminal's own colours.
    package init?(_ color: Color) {
        guard let channels = color.channels else { return nil }
        self = (299 * channels[0] + 587 * channels[1] + 114 * channels[2]) / 1_000 < 128 ? .dark : .light
    }

    /// Reads `COLORFGBG`, such as `15;0` or `0;default;15`, whose last part is the background; nil if it is unclear.
    package init?(variable: String?) {
        guard let last = variable?.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
            return nil
        }
        self = number == 7 || number >= 9 ? .light : .dark
    }
}

extension Theme {
    /// The background the theme is made for: light for dark titles, dark for light ones; nil if it is the terminal's.
    package var background: TerminalBackground? {
        TerminalBackground(self[.title].foreground).map { $0 == .dark ? .light : .dark }
    }
}
