import Terminal

/// Maps colours to ncurses numbers that the terminal supports, before a pair is created: ncurses would cut off the
/// upper bits of a number that is too large, which once turned grey on black into black on black.
struct ColorMapper: Sendable {
    /// 0, 8, 16, 256 or 16,777,216.
    let colors: Int

    static let standard: Int32 = -1

    /// Rounds down to a supported depth; rxvt's 88 colours have a cube of their own and count as 16.
    init(colors: Int) {
        self.colors =
            switch colors {
            case 16_777_216...: 16_777_216
            case 256...: 256
            case 16...: 16
            case 8...: 8
            default: 0
            }
    }

    /// Returns numbers for both colours; different colours never get the same number.
    func numbers(foreground: Color, background: Color) -> (foreground: Int32, background: Int32) {
        guard colors > 0 else { return (Self.standard, Self.standard) }
        let behind = number(background)
        var front = colors == 256 ? readable(foreground, on: background) : number(foreground)
        if foreground != background, front == behind, front != Self.standard {
            front = visible(foreground, on: behind)
        }
        if colors <= 16, !isNamed(foreground), let asked = rgb(foreground) {
            front =
                behind == Self.standard
                ? SixteenColors.readable(asked, count: colors).map(Int32.init) ?? Self.standard
                : Int32(SixteenColors.readable(Int(front), on: Int(behind), count: colors))
        }
        return (front, behind)
    }

    private func number(_ color: Color) -> Int32 {
        switch color.components {
        case .standard:
            Self.standard
        case .indexed(let index) where colors > 256:
            index < 8 ? Int32(index) : direct(Palette.rgb(Int(index)))
        case .indexed(let index) where Int(index) < colors:
            Int32(index)
        case .indexed(let index):
            reduced(Palette.rgb(Int(index)))
        case .rgb where colors == 256:
            number(color.nearestInPalette())
        case .rgb(let red, let green, let blue):
            reduced(Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue)))
        }
    }

    private func reduced(_ color: Palette.RGB) -> Int32 {
        colors > 256 ? direct(color) : Int32(Palette.nearestANSI(color, count: colors))
    }

    /// Returns the nearest of the 256 colours with the contrast of readable text, 4.55, or that of the given colour if
    /// it is lower. On the terminal's own background, bright text implies a dark one and dark text a bright one.
    private func readable(_ color: Color, on background: Color) -> Int32 {
        guard case .rgb = color.components, let asked = rgb(color) else { return number(color) }
        let implied: Color = asked.lightness < 128 ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
        let ground = background == .standard ? implied : background
        let drawn = background == .standard ? implied : background.nearestInPalette()
        let least = min(color.contrast(with: ground) ?? 1, 4.55)
        return number(color.nearestInPalette { ($0.contrast(with: drawn) ?? least) >= least })
    }

    /// With direct colour the numbers 0-7 are still palette entries; such near-blacks become the next blue.
    private func direct(_ color: Palette.RGB) -> Int32 {
        max(8, Int32(color.red << 16 | color.green << 8 | color.blue))
    }

    /// Returns another number for a foreground that was mapped to the number of its background.
    private func visible(_ foreground: Color, on background: Int32) -> Int32 {
        let behind = rgb(background)
        guard colors != 256 else { return number(foreground.nearestInPalette { number($0) != background }) }
        guard colors <= 256 else { return behind.lightness < 128 ? 0xFF_FFFF : 8 }
        return behind.lightness < 128 ? Int32(min(colors, 16) - 1) : 0
    }

    /// Whether the theme names one of the terminal's own few colours, which is the user's choice.
    private func isNamed(_ color: Color) -> Bool {
        if case .indexed(let index) = color.components { Int(index) < colors } else { false }
    }

    private func rgb(_ number: Int32) -> Palette.RGB {
        guard colors > 256, number > 7 else { return Palette.rgb(Int(number)) }
        return Palette.RGB(red: Int(number >> 16 & 255), green: Int(number >> 8 & 255), blue: Int(number & 255))
    }

    private func rgb(_ color: Color) -> Palette.RGB? {
        switch color.components {
        case .standard: nil
        case .indexed(let index): Palette.rgb(Int(index))
        case .rgb(let red, let green, let blue): Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
        }
    }
}
