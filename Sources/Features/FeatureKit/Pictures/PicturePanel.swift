package import Domain
package import Navigation
package import Reactive
package import Terminal

/// The picture at the right of a sufficiently wide page; it does not scroll.
@MainActor
package final class PicturePanel {
    /// The least page size for each picture size, in cells. Posters are two thirds as wide as high, and a cell is twice
    /// as high as wide.
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

    /// - Parameter wanted: receives the available size whenever it changes.
    package init(wanted: Signal<PictureSize>) { self.wanted = wanted }

    package func bind(_ picture: ReadOnly<PictureState>, in host: any ScreenHost, bag: SubscriptionBag) {
        picture.observe { [weak self, weak host] state in
            guard let self, state != self.state else { return }
            self.state = state
            host?.setNeedsFrame()
        }.store(in: bag)
    }

    /// Draws the picture if there is one and room for it. Returns the rectangle left for the page.
    package func draw(into canvas: inout Canvas, in rect: Rect, context: RenderContext) -> Rect {
        guard state != .none, let place = Self.place(in: rect, context: context) else { return rect }
        let size = Self.pixels(of: place, context.pictures)
        if size != lastWanted {
            lastWanted = size
            wanted.send(size)
        }
        if case .shown(let picture) = state, case .pixels(let cell) = context.pictures {
            show(picture, cell, into: &canvas, in: place)
        } else if case .shown(let picture) = state {
            let blocks = blocks(of: picture, in: context.pictures)
            // A larger picture was made for another size; its replacement is loading.
            if blocks.size.width <= place.width, blocks.size.height <= place.height {
                blocks.draw(
                    into: &canvas, x: place.maxX - blocks.size.width, y: place.y, style: context.theme[.text])
            }
        }
        return Rect(x: rect.x, y: rect.y, width: place.x - rect.x - Self.gap, height: rect.height)
    }

    /// Two pixels per cell, or the terminal's own resolution, limited because larger pictures are slow to send.
    private static func pixels(of place: Rect, _ colors: PictureColors) -> PictureSize {
        guard case .pixels(let cell) = colors else {
            return PictureSize(width: place.width, height: place.height * 2)
        }
        return PictureSize(width: place.width * cell.width, height: place.height * cell.height)
            .fitted(into: PictureSize(width: 240, height: 360))
    }

    /// Places the picture above blank cells. A picture made for half blocks is skipped; its replacement is loading.
    private func show(_ picture: Picture, _ cell: Size, into canvas: inout Canvas, in place: Rect) {
        guard picture.size.width > place.width || picture.size.height > place.height * 2 else { return }
        let shape = PictureSize(width: picture.size.width * cell.height, height: picture.size.height * cell.width)
            .fitted(into: PictureSize(width: place.width, height: place.height))
        let rect = Rect(x: place.maxX - shape.width, y: place.y, width: shape.width, height: shape.height)
        // Not a space: terminals clear trailing spaces with the row, and the picture with them.
        canvas.fill(rect, style: Style(background: .standard), character: "\u{a0}")
        canvas.place(
            PicturePlacement(
                rect: rect,
                picture: PixelGrid(
                    size: Size(width: picture.size.width, height: picture.size.height), bytes: picture.pixels)))
    }

    /// Nil if there is no room or pictures are not drawn.
    static func place(in rect: Rect, context: RenderContext) -> Rect? {
        guard context.pictures != .none,
            let size = places.first(where: { $0.page.width <= rect.width && $0.page.height <= rect.height })?.picture
        else { return nil }
        return Rect(x: rect.maxX - gap - size.width, y: rect.y, width: size.width, height: size.height)
    }

    /// Converts a picture to cells once, not in every frame.
    private func blocks(of picture: Picture, in colors: PictureColors) -> HalfBlocks {
        if let drawing, drawing.picture == picture, drawing.colors == colors { return drawing.blocks }
        let grid = PixelGrid(
            size: Size(width: picture.size.width, height: picture.size.height), bytes: picture.pixels)
        let blocks = HalfBlocks(grid, in: colors)
        drawing = Drawing(picture: picture, colors: colors, blocks: blocks)
        return blocks
    }
}
