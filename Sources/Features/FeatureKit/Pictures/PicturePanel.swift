public import Domain
public import Navigation
public import Reactive
public import Terminal

/// The place of a picture, at the right of a page that is wide enough; it does not scroll with it.
@MainActor
public final class PicturePanel {
    /// The room for a page beside it, and the picture, in cells. Two thirds as wide as high is what posters are, a cell
    /// being twice as high as wide.
    private static let places = [
        (page: Size(width: 130, height: 32), picture: Size(width: 36, height: 27)),
        (page: Size(width: 96, height: 20), picture: Size(width: 24, height: 18)),
    ]
    private static let gap = 2

    private struct Drawing {
        let picture: Picture
        let colors: PictureColors
        let blocks: HalfBlocks
    }

    private let wanted: Signal<PictureSize>
    private var state = PictureState.none
    private var drawing: Drawing?
    private var lastWanted: PictureSize?

    /// - Parameter wanted: is sent how much room there is, when that changes.
    public init(wanted: Signal<PictureSize>) {
        self.wanted = wanted
    }

    /// Follows the picture of a page until the bag lets go.
    public func bind(_ picture: ReadOnly<PictureState>, in host: any ScreenHost, bag: SubscriptionBag) {
        picture.observe { [weak self, weak host] state in
            guard let self, state != self.state else { return }
            self.state = state
            host?.setNeedsFrame()
        }.store(in: bag)
    }

    /// Draws the picture, if there is one and room for it; answers what is left to the page.
    public func draw(into canvas: inout Canvas, in rect: Rect, context: RenderContext) -> Rect {
        guard state != .none, let place = Self.place(in: rect, context: context) else { return rect }
        let size = PictureSize(width: place.width, height: place.height * 2)
        if size != lastWanted {
            lastWanted = size
            wanted.send(size)
        }
        if case .shown(let picture) = state {
            let blocks = blocks(of: picture, in: context.pictures)
            // One that comes in another size is on its way.
            if blocks.size.width <= place.width, blocks.size.height <= place.height {
                blocks.draw(
                    into: &canvas, x: place.maxX - blocks.size.width, y: place.y, style: context.theme[.text])
            }
        }
        return Rect(x: rect.x, y: rect.y, width: place.x - rect.x - Self.gap, height: rect.height)
    }

    /// Nil where there is no room for a picture, or none is drawn.
    static func place(in rect: Rect, context: RenderContext) -> Rect? {
        guard context.pictures != .none,
            let size = places.first(where: { $0.page.width <= rect.width && $0.page.height <= rect.height })?.picture
        else { return nil }
        return Rect(x: rect.maxX - gap - size.width, y: rect.y, width: size.width, height: size.height)
    }

    /// A picture becomes cells once, not in every frame.
    private func blocks(of picture: Picture, in colors: PictureColors) -> HalfBlocks {
        if let drawing, drawing.picture == picture, drawing.colors == colors { return drawing.blocks }
        let grid = PixelGrid(
            size: Size(width: picture.size.width, height: picture.size.height), bytes: picture.pixels)
        let blocks = HalfBlocks(grid, in: colors)
        drawing = Drawing(picture: picture, colors: colors, blocks: blocks)
        return blocks
    }
}
