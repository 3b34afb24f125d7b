extension Theme {
    /// Dark: amber on the terminal's own background, for 256 colours.
    package static let dimo = Theme(
        name: "dimo",
        styles: [
            .text: Style(),
            .muted: Style(foreground: .indexed(246)),
            .title: Style(foreground: .indexed(222), attributes: .bold),
            .heading: Style(attributes: .bold),
            .accent: Style(foreground: .indexed(215)),
            .link: Style(attributes: .underline),
            .selection: Style(foreground: .indexed(16), background: .indexed(215)),
            .border: Style(foreground: .indexed(243)),
            .tab: Style(foreground: .indexed(250)),
            .tabSelected: Style(foreground: .indexed(222), attributes: [.bold, .underline]),
            .hintKey: Style(foreground: .indexed(215)),
            .hint: Style(foreground: .indexed(246)),
            .good: Style(foreground: .indexed(114)),
            .warning: Style(foreground: .indexed(185)),
            .bad: Style(foreground: .indexed(210)),
            .meter: Style(foreground: .indexed(110)),
            .meterOff: Style(foreground: .indexed(244)),
            .found: Style(foreground: .indexed(222), attributes: .underline),
            .field: Style(background: .indexed(235)),
            .toast: Style(foreground: .indexed(16), background: .indexed(222)),
            .warm: Style(foreground: .indexed(209)),
            .cool: Style(foreground: .indexed(117)),
        ])

    /// Light: dark ink for a terminal with a bright background, for 256 colours.
    package static let paper = Theme(
        name: "paper",
        styles: [
            .text: Style(),
            .muted: Style(foreground: .indexed(240)),
            .title: Style(foreground: .indexed(88), attributes: .bold),
            .heading: Style(attributes: .bold),
            .accent: Style(foreground: .indexed(94)),
            .link: Style(attributes: .underline),
            .selection: Style(foreground: .indexed(231), background: .indexed(94)),
            .border: Style(foreground: .indexed(243)),
            .tab: Style(foreground: .indexed(238)),
            .tabSelected: Style(foreground: .indexed(88), attributes: [.bold, .underline]),
            .hintKey: Style(foreground: .indexed(94)),
            .hint: Style(foreground: .indexed(240)),
            .good: Style(foreground: .indexed(22)),
            .warning: Style(foreground: .indexed(58)),
            .bad: Style(foreground: .indexed(124)),
            .meter: Style(foreground: .indexed(24)),
            .meterOff: Style(foreground: .indexed(243)),
            .found: Style(foreground: .indexed(88), attributes: .underline),
            .field: Style(background: .indexed(254)),
            .toast: Style(foreground: .indexed(231), background: .indexed(88)),
            .warm: Style(foreground: .indexed(130)),
            .cool: Style(foreground: .indexed(25)),
        ])

    /// The user's own sixteen colours and background.
    package static let terminal = Theme(
        name: "terminal",
        styles: [
            .text: Style(),
            .muted: Style(attributes: .dim),
            .title: Style(foreground: .indexed(6), attributes: .bold),
            .heading: Style(attributes: .bold),
            .accent: Style(foreground: .indexed(6)),
            .link: Style(attributes: .underline),
            .selection: Style(attributes: .reverse),
            .border: Style(attributes: .dim),
            .tab: Style(),
            .tabSelected: Style(attributes: [.bold, .underline]),
            .hintKey: Style(foreground: .indexed(6)),
            .hint: Style(attributes: .dim),
            .good: Style(foreground: .indexed(2)),
            .warning: Style(foreground: .indexed(3)),
            .bad: Style(foreground: .indexed(1)),
            .meter: Style(),
            .meterOff: Style(attributes: .dim),
            .found: Style(attributes: [.bold, .underline]),
            .field: Style(attributes: .underline),
            .toast: Style(attributes: .reverse),
            .warm: Style(foreground: .indexed(3)),
            .cool: Style(foreground: .indexed(4)),
        ])

    /// No colour: bold, underline and reverse replace it.
    package static let mono = Theme(
        name: "mono",
        styles: [
            .text: Style(),
            .title: Style(attributes: [.bold, .underline]),
            .heading: Style(attributes: .bold),
            .accent: Style(attributes: .bold),
            .link: Style(attributes: .underline),
            .selection: Style(attributes: .reverse),
            .tabSelected: Style(attributes: [.bold, .reverse]),
            .hintKey: Style(attributes: .bold),
            .good: Style(attributes: .bold),
            .found: Style(attributes: .underline),
            .field: Style(attributes: .underline),
            .toast: Style(attributes: .reverse),
        ])

    /// The themes that need no file; the first is the default.
    package static let builtIn: [Theme] = [.dimo, .paper, .terminal, .mono]
}
