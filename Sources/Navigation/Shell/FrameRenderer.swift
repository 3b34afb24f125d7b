import Terminal

/// Draws the frame around the screens: tabs, trail, rules, hints, modals and messages.
@MainActor
struct FrameRenderer {
    let context: RenderContext
    let keyMap: KeyMap
    let frameLines: FrameLines

    /// `texts` are alternatives, longest first; the first that fits is drawn.
    func drawTooSmall(_ texts: [String], into canvas: inout Canvas) {
        let rect = canvas.bounds
        let text = texts.first { canvas.metrics.width(of: $0) <= rect.width } ?? texts.last ?? ""
        let shown = canvas.metrics.truncated(text, to: rect.width)
        let x = (rect.width - canvas.metrics.width(of: shown)) / 2
        canvas.put(shown, x: x, y: rect.height / 2, style: context.theme[.text])
    }

    func drawHeader(
        _ layout: FrameLayout, solo: String?, titles: [String], selected: Int, trailing: [String], mark: String?,
        into canvas: inout Canvas, click: @escaping (Int) -> Void
    ) {
        guard let row = layout.headerRow else { return }
        let tabs = canvas.bounds.row(row)
        let shown = solo == nil ? titles : []
        let header = FrameLine.header(solo: solo, titles: shown, selected: selected, trailing: trailing)
        draw(header, into: &canvas, in: tabs) { canvas in
            if let solo { canvas.put(solo, x: 1, y: 0, style: context.theme[.tabSelected]) }
            TabBarView.draw(
                titles: shown, selected: selected, trailing: trailing, into: &canvas, in: tabs, context: context)
        }
        let metrics = canvas.metrics
        context.hits.add(points: tabs) { point in
            let tab = TabBarView.tab(
                at: point.x, titles: shown, selected: selected, width: tabs.width, metrics: metrics)
            if let tab { click(tab) }
        }
        guard let rule = layout.upperRuleRow else { return }
        draw(.rule(mark.map { .mark($0) }), into: &canvas, in: canvas.bounds.row(rule)) { canvas in
            drawRule(y: rule, into: &canvas)
            guard let mark else { return }
            let text = " \(mark) "
            let x = canvas.size.width - 2 - canvas.metrics.width(of: text)
            canvas.put(text, x: x, y: rule, style: context.theme[.warning])
        }
    }

    /// `click` receives the place of a screen below the top one.
    func drawTrail(
        _ layout: FrameLayout, _ screens: [any Screen], into canvas: inout Canvas, click: @escaping (Int) -> Void
    ) {
        guard let top = screens.last, let row = layout.trailRow else { return }
        let texts = TrailTexts(
            titles: screens.map(\.title), status: top.status, separator: " \(context.glyphs.trail) ")
        let trail = frameLines.trail(of: texts, width: canvas.size.width, metrics: canvas.metrics)
        draw(.trail(texts), into: &canvas, in: canvas.bounds.row(row)) { canvas in
            canvas.put(
                trail.status, x: canvas.size.width - 1 - canvas.metrics.width(of: trail.status), y: row,
                style: context.theme[.muted])
            for part in trail.parts {
                let isLast = part.place == screens.count - 1
                canvas.put(part.text, x: part.x, y: row, style: context.theme[isLast ? .title : .muted])
            }
        }
        for part in trail.parts {
            guard let place = part.place, place < screens.count - 1 else { continue }
            let width = canvas.metrics.width(of: part.text)
            context.hits.add(Rect(x: part.x, y: row, width: width, height: 1)) { click(place) }
        }
    }

    /// Draws the hints below their rule and a message on the rule; a longer message extends upwards, but not over a
    /// modal in a small window.
    func drawFooter(
        _ layout: FrameLayout, _ actions: [HintedAction], toast: Toast?, isModal: Bool, into canvas: inout Canvas
    ) {
        if let row = layout.hintRow, toast == nil || row != layout.toastRow {
            drawHints(of: actions, y: row, into: &canvas)
        }
        let row = layout.toastRow
        let most = isModal && layout.lowerRuleRow == nil ? 1 : Self.toastHeight
        let lines = toast.map { self.lines(of: $0, atMost: most, on: canvas) } ?? []
        guard toast != nil || row == layout.lowerRuleRow else { return }
        draw(.rule(toast.map { .toast($0) }), into: &canvas, in: canvas.bounds.row(row)) { canvas in
            if row == layout.lowerRuleRow {
                drawRule(y: row, into: &canvas)
            } else {
                canvas.fill(canvas.bounds.row(row), style: context.theme[.text])
            }
            guard let toast else { return }
            put(lines.suffix(1), of: toast, endingAt: row, into: &canvas)
        }
        guard let toast, lines.count > 1 else { return }
        // Pictures drawn as pixels would cover the words.
        canvas.removePictures()
        let above = Rect(x: 0, y: row - lines.count + 1, width: canvas.size.width, height: lines.count - 1)
        // Text next to the message would read as part of it.
        canvas.fill(above, style: context.theme[.text])
        put(lines.dropLast(), of: toast, endingAt: row - 1, into: &canvas)
    }

    /// The maximum number of lines of a message; the list of past messages shows it in full.
    private static let toastHeight = 3

    private func lines(of toast: Toast, atMost most: Int, on canvas: Canvas) -> [String] {
        let room = canvas.size.width - 6
        let lines = canvas.metrics.wrapped(toast.text, to: room)
        let cut = lines.prefix(most - 1) + [lines.dropFirst(most - 1).joined(separator: " ")]
        let shown = lines.count > most ? cut.map { canvas.metrics.truncated($0, to: room) } : lines
        let widest = shown.reduce(0) { max($0, canvas.metrics.width(of: $1)) }
        return shown.map { canvas.metrics.padded($0, to: widest) }
    }

    private func put(_ lines: some Collection<String>, of toast: Toast, endingAt row: Int, into canvas: inout Canvas) {
        let style = toast.kind == .failed ? context.theme[.bad].adding(.reverse) : context.theme[.toast]
        for (offset, line) in lines.enumerated() {
            canvas.put(" \(line) ", x: 2, y: row - lines.count + 1 + offset, style: style)
        }
    }

    private func drawHints(of actions: [HintedAction], y: Int, into canvas: inout Canvas) {
        let hints = actions.enumerated().map { index, hinted in hint(of: hinted, at: index) }
        let line = canvas.bounds.row(y)
        draw(.hints(hints), into: &canvas, in: line) { canvas in
            HintBarView.draw(hints, into: &canvas, in: line, context: context)
        }
        let metrics = canvas.metrics
        context.hits.add(points: line) { point in
            let hint = HintBarView.hint(at: point.x, of: hints, width: line.width, metrics: metrics)
            if let hint { actions[hint.action].action.perform() }
        }
    }

    private func hint(of hinted: HintedAction, at index: Int) -> Hint {
        let action = hinted.action
        let label = keyMap.isChanged(action.id) ? nil : action.hintKeys
        return Hint(
            key: label ?? KeyName.label(of: hinted.key, glyphs: context.glyphs),
            label: action.hintTitle ?? action.title,
            priority: action.hint ?? 0, action: index,
            isTrailing: ["program.palette", "program.keys"].contains(action.id))
    }

    func draw(_ modal: any Modal, in layout: FrameLayout, into canvas: inout Canvas) {
        context.hits.removeAll()
        let area = layout.body
        // Mutes the screen behind the modal, because nothing in it can be chosen.
        let behind = context.theme[.muted]
        canvas.restyle(area) { _ in behind }
        let wanted = modal.contentSize(in: inner(area), metrics: canvas.metrics)
        let box = area.centered(Size(width: wanted.width + 2, height: wanted.height + 2))
        for y in box.y..<box.maxY { clearCutWords(at: box, y: y, into: &canvas) }
        // Drawing over whole cells keeps the modal's edge from leaving half a wide glyph.
        canvas.fill(box, style: context.theme[.text])
        let inside = PanelView.draw(title: modal.title, isFocused: true, into: &canvas, in: box, context: context)
        canvas.clipped(to: inside) { modal.render(into: &$0, in: inside, context: context) }
    }

    /// Clears the rest of words cut at the edges of a box.
    private func clearCutWords(at box: Rect, y: Int, into canvas: inout Canvas) {
        func isWord(_ x: Int) -> Bool {
            guard x >= 0, x < canvas.size.width else { return false }
            let cell = canvas[x, y]
            guard !cell.isContinuation else { return true }
            return cell.text.first.map { $0.isLetter || $0.isNumber || $0.isPunctuation } ?? false
        }
        if isWord(box.x - 1), isWord(box.x) {
            var start = box.x - 1
            while isWord(start - 1) { start -= 1 }
            canvas.fill(Rect(x: start, y: y, width: box.x - start, height: 1), style: context.theme[.muted])
        }
        if isWord(box.maxX - 1), isWord(box.maxX) {
            var end = box.maxX + 1
            while isWord(end) { end += 1 }
            canvas.fill(Rect(x: box.maxX, y: y, width: end - box.maxX, height: 1), style: context.theme[.muted])
        }
    }

    private func draw(_ line: FrameLine, into canvas: inout Canvas, in rect: Rect, _ draw: (inout Canvas) -> Void) {
        let key = LineKey(version: frameLines.version(of: line, y: rect.y), index: rect.y)
        context.lines.draw(key, into: &canvas, in: rect, draw)
    }

    private func inner(_ rect: Rect) -> Size {
        Size(width: rect.width - 2, height: rect.height - 2)
    }

    private func drawRule(y: Int, into canvas: inout Canvas) {
        canvas.fill(
            Rect(x: 0, y: y, width: canvas.size.width, height: 1), style: context.theme[.border],
            character: context.glyphs.frame.horizontal)
    }
}

struct TrailTexts: Equatable {
    let titles: [String]
    let status: String
    let separator: String
}

/// The titles of a stack on one line: those on the left are cut off if there is no room.
struct Trail {
    struct Part {
        let text: String
        let x: Int
        /// The place of the screen in its stack; nil for a separator or an ellipsis.
        let place: Int?
    }

    let status: String
    let parts: [Part]

    @MainActor
    init(_ texts: TrailTexts, width: Int, metrics: TextMetrics) {
        let (titles, separator) = (texts.titles, texts.separator)
        // Half the line, or more if the title is short.
        let statusRoom = max(width / 2, width - metrics.width(of: titles.last ?? "") - 6)
        let status = metrics.truncated(texts.status, to: statusRoom)
        let room = width - metrics.width(of: status) - 4
        // Shows a repeated title once, where it is last. A title of two parts, "Holmes › Result", repeats its first.
        var places = titles.indices.filter { place in
            let title = titles[place]
            return !titles[(place + 1)...].contains {
                $0 == title || $0.hasPrefix("\(title) › ") || title.hasPrefix("\($0) › ")
            }
        }
        var isCut = false
        func needed() -> Int {
            metrics.width(of: ((isCut ? ["…"] : []) + places.map { titles[$0] }).joined(separator: separator))
        }
        while places.count > 1, needed() > room {
            places.removeFirst()
            isCut = true
        }
        var texts: [(text: String, place: Int?)] = places.map { (titles[$0], $0) }
        if isCut, needed() <= room { texts.insert(("…", nil), at: 0) }
        var parts: [Part] = []
        var x = 1
        for (index, part) in texts.enumerated() {
            let isLast = index == texts.count - 1
            let text = isLast ? metrics.truncated(part.text, to: room - x + 1) : part.text
            parts.append(Part(text: text, x: x, place: part.place))
            x += metrics.width(of: text)
            guard !isLast else { break }
            parts.append(Part(text: separator, x: x, place: nil))
            x += metrics.width(of: separator)
        }
        self.status = status
        self.parts = parts
    }
}

/// Remembers the frame's lines, so that an unchanged line keeps its version and the trail is laid out once.
@MainActor
final class FrameLines {
    private var shown: [Int: (line: FrameLine, version: Int)] = [:]
    private var laidOut: (texts: TrailTexts, width: Int, metrics: TextMetrics, trail: Trail)?

    func trail(of texts: TrailTexts, width: Int, metrics: TextMetrics) -> Trail {
        if let laidOut, laidOut.texts == texts, laidOut.width == width, laidOut.metrics == metrics {
            return laidOut.trail
        }
        let trail = Trail(texts, width: width, metrics: metrics)
        laidOut = (texts, width, metrics, trail)
        return trail
    }

    func version(of line: FrameLine, y: Int) -> Int {
        if let last = shown[y], last.line == line { return last.version }
        let version = LineMemory.newVersion()
        shown[y] = (line, version)
        return version
    }
}

enum FrameLine: Equatable {
    enum Note: Equatable {
        case mark(String)
        case toast(Toast)
    }

    /// The tabs or a title in their place, and the texts on the right.
    case header(solo: String?, titles: [String], selected: Int, trailing: [String])
    case rule(Note?)
    case trail(TrailTexts)
    case hints([Hint])
}
