import Terminal
import Testing

/// Themes are readable: a contrast of at least 4.5 by WCAG 2.
struct ContrastTests {
    /// The colour of the terminal that a theme is made for.
    private static let grounds: [(theme: Theme, foreground: Light, background: Light)] = [
        (.dimo, Light(red: 255, green: 255, blue: 255), Light(red: 0, green: 0, blue: 0)),
        (.paper, Light(red: 0, green: 0, blue: 0), Light(red: 255, green: 255, blue: 255)),
    ]

    @Test(arguments: Role.allCases)
    func `every role of a theme with its own colours is readable`(role: Role) {
        for (theme, foreground, background) in Self.grounds {
            let style = theme[role]
            let contrast = Light.contrast(
                Light(style.foreground) ?? foreground, Light(style.background) ?? background)
            #expect(contrast >= 4.5, "\(theme.name) \(role): \(contrast)")
        }
    }

    @Test func `the placeholder of a text field is readable`() throws {
        for (theme, _, background) in Self.grounds {
            let contrast = Light.contrast(
                try #require(Light(theme[.muted].foreground)), Light(theme[.field].background) ?? background)
            #expect(contrast >= 4.5, "\(theme.name): \(contrast)")
        }
    }

    @Test func `a failure in reverse video is readable`() throws {
        for (theme, _, background) in Self.grounds {
            #expect(Light.contrast(background, try #require(Light(theme[.bad].foreground))) >= 4.5)
        }
    }

    @Test func `a liquid of any colour has a contrast of 3, with 256 colours too`() throws {
        let steps = stride(from: UInt8(0), through: 255, by: 51)
        let colors = steps.flatMap { red in
            steps.flatMap { green in steps.map { Color.rgb(red, green, $0) } }
        }
        for (theme, _, light) in Self.grounds {
            let background = try #require(theme.background)
            for color in colors {
                for shown in [color.visible(on: background), color.inPalette(on: background)] {
                    let contrast = Light.contrast(try #require(Light(shown)), light)
                    #expect(contrast >= 3, "\(color.components) \(shown.components): \(contrast)")
                }
            }
        }
    }

    @Test @MainActor func `the four brightness levels of a day differ with 256 colours`() throws {
        for theme in [Theme.dimo, .paper] {
            let shades = try #require(RenderContext(theme: theme, colors: 256).shades(of: .meter))
            #expect(Set(shades.map { $0.foreground.nearestInPalette() }).count == 4, "\(theme.name)")
        }
    }

    @Test func `themes without their own colours use at most the terminal's sixteen`() {
        for role in Role.allCases {
            #expect(Theme.mono[role].foreground == .standard)
            #expect(Theme.mono[role].background == .standard)
            if case .indexed(let number) = Theme.terminal[role].foreground.components { #expect(number < 16) }
            if case .rgb = Theme.terminal[role].foreground.components { Issue.record("\(role)") }
        }
    }

    @Test func `selected rows and tabs differ from others in every theme`() {
        for theme in Theme.builtIn {
            #expect(theme[.selection] != theme[.text], "\(theme.name)")
            #expect(theme[.tabSelected] != theme[.tab], "\(theme.name)")
        }
    }

    @Test func `the accent colour is reserved for the focus and keys`() {
        for theme in [Theme.dimo, .paper, .terminal] {
            let accent = theme[.accent].foreground
            #expect(theme[.hintKey].foreground == accent, "\(theme.name)")
            for role in [Role.heading, .link, .meter, .meterOff, .warning, .good, .text, .tab, .hint] {
                #expect(theme[role].foreground != accent, "\(theme.name) \(role)")
            }
        }
    }

    @Test func `titles, headings, links and text differ in every theme`() {
        for theme in Theme.builtIn {
            let styles = [Role.title, .heading, .link, .text].map { theme[$0] }
            #expect(Set(styles).count == styles.count, "\(theme.name)")
            #expect(theme[.link].attributes.contains(.underline), "\(theme.name)")
        }
    }

    @Test func `contrast matches known values`() {
        let black = Light(red: 0, green: 0, blue: 0)
        let white = Light(red: 255, green: 255, blue: 255)
        #expect(abs(Light.contrast(black, white) - 21) < 0.001)
        #expect(abs(Light.contrast(white, Light(red: 118, green: 118, blue: 118)) - 4.54) < 0.01)
        #expect(Light(.indexed(196)) == Light(red: 255, green: 0, blue: 0))
        #expect(Light(.indexed(232)) == Light(red: 8, green: 8, blue: 8))
        #expect(Light(.indexed(215)) == Light(red: 255, green: 175, blue: 95))
    }
}
