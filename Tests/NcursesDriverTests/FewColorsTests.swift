import Foundation
import Terminal
import Testing

@testable import NcursesDriver

/// With eight or sixteen colours, every role of a theme has a contrast of at least 4.5 on the theme's background. The
/// theme `terminal` is exempt: it uses the user's own colours.
@Suite struct FewColorsTests {
    /// The terminals that the themes are made for: white text on black, and black text on white.
    private static let grounds: [(theme: Theme, foreground: Int32, background: Int32)] = [
        (.dimo, 15, 0), (.paper, 0, 15), (.mono, 15, 0),
    ]

    @Test(arguments: [8, 16], Role.allCases)
    func `every role is readable`(_ depth: Int, _ role: Role) {
        let mapper = ColorMapper(colors: depth)
        for (theme, foreground, background) in Self.grounds {
            let style = theme[role]
            let numbers = mapper.numbers(foreground: style.foreground, background: style.background)
            let front = numbers.foreground < 0 ? foreground : numbers.foreground
            let behind = numbers.background < 0 ? background : numbers.background
            #expect(Self.contrast(front, behind) >= 4.5, "\(theme.name) \(role) at \(depth): \(front) on \(behind)")
        }
    }

    @Test func `a placeholder in a field is readable`() {
        for depth in [8, 16] {
            for (theme, foreground, background) in Self.grounds {
                let numbers = ColorMapper(colors: depth).numbers(
                    foreground: theme[.muted].foreground, background: theme[.field].background)
                let front = numbers.foreground < 0 ? foreground : numbers.foreground
                let behind = numbers.background < 0 ? background : numbers.background
                #expect(Self.contrast(front, behind) >= 4.5, "\(theme.name) at \(depth): \(front) on \(behind)")
            }
        }
    }

    @Test func `in sixteen colours good stays green, bad red and the accent amber`() {
        let mapper = ColorMapper(colors: 16)
        func number(_ role: Role) -> Int32 {
            mapper.numbers(foreground: Theme.dimo[role].foreground, background: .standard).foreground
        }
        #expect([2, 10].contains(number(.good)))
        #expect(number(.bad) == 9)
        #expect([3, 11].contains(number(.accent)))
        #expect([6, 14].contains(number(.cool)))
    }

    private static func contrast(_ first: Int32, _ second: Int32) -> Double {
        let light = [first, second].map { luminance(Palette.rgb(Int($0))) }.sorted()
        return (light[1] + 0.05) / (light[0] + 0.05)
    }

    private static func luminance(_ color: Palette.RGB) -> Double {
        func linear(_ channel: Int) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
