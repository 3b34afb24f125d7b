/// Whether a terminal is dark or light.
public enum TerminalBackground: Hashable, Sendable {
    case dark
    case light

    /// Of a colour: light from a perceived lightness of a half on (weights of ITU-R BT.601); nil for the terminal's own,
    /// which nobody knows.
    public init?(_ color: Color) {
        guard case .rgb(let red, let green, let blue) = color.components else { return nil }
        let lightness = (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1_000
        self = lightness < 128 ? .dark : .light
    }

    /// By the variable `COLORFGBG`, such as `15;0` or `0;default;15`, whose last part is the background; nil where it
    /// does not tell.
    public init?(variable: String?) {
        guard let last = variable?.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
            return nil
        }
        self = number == 7 || number >= 9 ? .light : .dark
    }
}
