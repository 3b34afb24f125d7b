package enum TerminalBackground: Hashable, Sendable {
    case dark
    case light

    /// Light from a perceived lightness of one half (weights of ITU-R BT.601); nil for the terminal's own colours.
    package init?(_ color: Color) {
        let (red, green, blue): (Int, Int, Int)
        switch color.components {
        case .rgb(let r, let g, let b): (red, green, blue) = (Int(r), Int(g), Int(b))
        case .indexed(let number) where number >= 16: (red, green, blue) = PaletteDither.color(number)
        case .standard, .indexed: return nil
        }
        self = (299 * red + 587 * green + 114 * blue) / 1_000 < 128 ? .dark : .light
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
