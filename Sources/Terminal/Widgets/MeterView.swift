@MainActor
package enum MeterView {
    @discardableResult
    package static func draw(
        _ value: Int, of maximum: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) -> Int {
        var column = x
        for index in 0..<max(0, maximum) {
            let isOn = index < value
            column = canvas.put(
                String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: column, y: y,
                style: context.theme[isOn ? .meter : .meterOff])
            if index + 1 < maximum { column += 1 }
        }
        return column
    }
}
