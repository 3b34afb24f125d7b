/// A picture as half-block cells of two pixels: the glyph's colour is the upper one, the background the lower one.
package struct HalfBlocks: Sendable {
    /// In cells.
    package let size: Size
    /// The colour of each pixel; the last row may lack a row below it.
    private let colors: [Color]

    /// Creates an empty picture if no pictures are drawn.
    package init(_ grid: PixelGrid, in available: PictureColors) {
        switch available {
        case .none, .pixels: colors = []
        case .palette: colors = PaletteDither.numbers(of: grid).map { .indexed($0) }
        case .all:
            colors = (0..<grid.size.width * grid.size.height).map { pixel in
                .rgb(grid.bytes[pixel * 3], grid.bytes[pixel * 3 + 1], grid.bytes[pixel * 3 + 2])
            }
        }
        size =
            colors.isEmpty
            ? Size(width: 0, height: 0) : Size(width: grid.size.width, height: (grid.size.height + 1) / 2)
    }

    /// `style` is that of cells without a pixel.
    @MainActor
    package func draw(into canvas: inout Canvas, x: Int, y: Int, style: Style) {
        for row in 0..<size.height {
            for column in 0..<size.width {
                let upper = colors[row * 2 * size.width + column]
                let below = (row * 2 + 1) * size.width + column
                let lower = colors.indices.contains(below) ? colors[below] : style.background
                if upper == lower {
                    canvas.put(" ", x: x + column, y: y + row, style: Style(background: lower))
                } else {
                    canvas.put("▀", x: x + column, y: y + row, style: Style(foreground: upper, background: lower))
                }
            }
        }
    }
}
