package import Domain
package import Terminal

@MainActor
package enum MBTIPickerView {
    package static let height = MBTIAxis.allCases.count
    package static let width = marker + 2 * column

    private static let marker = 2
    private static let column = 22

    /// `isFocused` means that keys go to the picker; the cursor is then on the focused row.
    package static func draw(
        _ picker: MBTIPicker, isFocused: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        strings: Strings, choose: @escaping @MainActor (Character) -> Void
    ) {
        for axis in MBTIAxis.allCases where axis.rawValue < rect.height {
            let y = rect.y + axis.rawValue
            let isHere = isFocused && axis == picker.axis
            if isHere { canvas.put(String(context.glyphs.marker), x: rect.x, y: y, style: context.theme[.selection]) }
            for (index, letter) in [axis.first, axis.second].enumerated() {
                let x = rect.x + marker + index * column
                let isOn = picker.letter(on: axis) == letter
                let sign = isOn ? context.glyphs.disc : context.glyphs.circle
                let text = "\(sign) \(letter)  \(strings["mbti.letter.\(letter)"])"
                let style = context.theme[isOn ? (isHere ? .selection : .title) : (isHere ? .text : .muted)]
                let shown = canvas.metrics.truncated(text, to: max(0, min(column - 2, rect.maxX - x)))
                canvas.put(shown, x: x, y: y, style: style)
                context.hits.add(Rect(x: x, y: y, width: column - 2, height: 1)) { choose(letter) }
            }
            if isHere {
                let offset = picker.letter(on: axis) == axis.second ? column : 0
                canvas.setCursor(x: rect.x + marker + offset, y: y, visible: false)
            }
        }
    }
}
