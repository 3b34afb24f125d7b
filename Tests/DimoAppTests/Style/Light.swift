import Foundation
import Terminal

/// The relative luminance of a colour, for contrast ratios (WCAG 2.2).
struct Light: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Uses xterm's palette; nil for the terminal's default and its sixteen colours.
    init?(_ color: Color) {
        switch color.components {
        case .standard: return nil
        case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
        case .indexed(let number) where number >= 232:
            let grey = 8 + 10 * (number - 232)
            self.init(red: grey, green: grey, blue: grey)
        case .indexed(let number) where number >= 16:
            let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
            let place = Int(number) - 16
            self.init(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
        case .indexed: return nil
        }
    }

    /// From 1 for equal colours to 21 for black on white.
    static func contrast(_ first: Light, _ second: Light) -> Double {
        let (low, high) = (min(first.luminance, second.luminance), max(first.luminance, second.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    private var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
