public import Domain
public import Navigation
public import Terminal

/// The root of a tab that is not built yet: it says what it will do, and promises nothing else.
@MainActor
public final class PlannedScreen: Screen {
    /// The tab's route.
    public let route: String
    private let strings: Strings

    /// Its texts are `tab.ROUTE` and `planned.ROUTE`.
    public init(route: String, strings: Strings) {
        self.route = route
        self.strings = strings
    }

    /// The tab's title.
    public var title: String { strings["tab.\(route)"] }

    /// Nothing to prepare.
    public func load(in host: any ScreenHost) {}

    /// One paragraph and the way to what is there.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = Rect(x: rect.x + 3, y: rect.y + 1, width: min(rect.width - 6, 72), height: rect.height - 1)
        let rows = TextBlock.draw(strings["planned.\(route)"], into: &canvas, in: area, style: context.theme[.text])
        TextBlock.draw(
            strings["planned.meanwhile"], into: &canvas, in: area.splitTop(rows + 1).rest,
            style: context.theme[.muted])
    }
}
