package import Terminal

extension NavigationShell {
    /// Signs within texts, which a screen reader would read out.
    static let decoration: Set<Unicode.Scalar> = ["●", "○", "›"]
    private static let widestText = 120

    /// Draws the top modal or screen alone, below its title and status; nothing of the frame.
    package func renderContent(size: Size) -> Canvas {
        let context = context(hits: HitMap(), lines: LineMemory())
        var canvas = Canvas(size: size, metrics: options.metrics, style: options.theme[.text])
        let body = canvas.bounds.splitTop(3).rest
        if let screen = modals.top ?? tabs.current?.top {
            for (line, text) in [screen.title, screen.status].enumerated() { canvas.put(text, x: 0, y: line) }
            canvas.clipped(to: body) { screen.render(into: &$0, in: body, context: context) }
        } else {
            TextBlock.draw(launchMessage, into: &canvas, in: canvas.bounds, style: options.theme[.text])
        }
        canvas.erase(Self.decoration)
        return canvas
    }

    func drawFrame(_ frame: FrameRenderer, _ layout: FrameLayout, into canvas: inout Canvas) {
        // A screen reader reads whole lines, so text beside a modal would be mixed into it.
        if options.isPlain, let modal = modals.top {
            frame.draw(modal, in: layout, into: &canvas)
        } else {
            drawScreens(frame, layout, into: &canvas)
        }
        let actions = presentActions
        known = actions
        frame.drawFooter(
            layout, hintedActions(of: actions), toast: toasts.current, isModal: modals.top != nil, into: &canvas)
    }

    private func drawScreens(_ frame: FrameRenderer, _ layout: FrameLayout, into canvas: inout Canvas) {
        let titles = tabs.tabs.isEmpty ? launchTitles : tabs.tabs.map(\.title)
        frame.drawHeader(
            layout, solo: soloTitle, titles: titles, selected: tabs.tabs.isEmpty ? launchSelection : tabs.selected,
            trailing: delegate?.headerTexts ?? [], mark: mark, into: &canvas
        ) { [weak self] in self?.selectTab($0) }
        frame.drawTrail(layout, tabs.current?.screens ?? [], into: &canvas) { [weak self] in self?.goBack(to: $0) }
        if let screen = tabs.current?.top {
            // Wider content is laid out in columns; a screen reader gets a single column.
            let widest = options.isPlain ? min(screen.widestContent, Self.widestText) : screen.widestContent
            let content = layout.content(widest: widest)
            canvas.clipped(to: content) { screen.render(into: &$0, in: content, context: frame.context) }
        }
        if tabs.tabs.isEmpty, !launchMessage.isEmpty {
            let area = layout.body.inset(horizontal: 3)
            TextBlock.draw(launchMessage, into: &canvas, in: area, style: options.theme[.muted])
        }
        if modals.top != nil { canvas.removePictures() }
        for modal in modals.modals { frame.draw(modal, in: layout, into: &canvas) }
    }
}
