package import Domain

extension MonthText {
    /// The maximum number of digs, films and drinks on the page, each.
    private static var shown: Int { 40 }

    package func blocks<Target>(
        film: (MonthRecord.Film) -> Target, drink: (MonthRecord.Made) -> Target
    ) -> [PageBlock<Target>] {
        var blocks: [PageBlock<Target>] = [.gap, .title(title, other: name)]
        guard !record.isQuiet else { return blocks + [.gap, .text(strings["my-month.quiet"], .muted)] }
        blocks += [.text(counts, .muted), .gap, .text(bias)]
        if !score.isEmpty { blocks += [.gap, .heading(strings["my-month.editor"])] + score.map { .text($0) } }
        if !firsts.isEmpty {
            blocks += [.gap, .heading(strings["my-month.firsts"])]
            blocks += firsts.map { .text($0) }
        }
        if !record.films.isEmpty {
            blocks += [.gap, .heading(strings["my-month.films"], remark: String(record.films.count))]
            blocks += record.films.prefix(Self.shown).map { .row(PageRow(film($0), mark: .blank, title: line($0))) }
        }
        if !record.drinks.isEmpty {
            let remark = [String(record.made), ethanol].compactMap { $0 }.joined(separator: " · ")
            blocks += [.gap, .heading(strings["my-month.drinks"], remark: remark)]
            blocks += record.drinks.prefix(Self.shown).map { .row(PageRow(drink($0), mark: .blank, title: line($0))) }
        }
        if !record.digs.isEmpty {
            blocks += [.gap, .heading(strings["my-month.digs"], remark: String(record.digs.count))]
            blocks += record.digs.suffix(Self.shown).map { .text(line($0)) }
        }
        return blocks + [.gap, .text(strings("my-month.day", LocalDay.firstTime), .muted)]
    }

    package var markdown: String {
        var lines = ["# \(Self.escaped(title)) · \(Self.escaped(name))", ""]
        guard !record.isQuiet else { return (lines + [strings["my-month.quiet"], ""]).joined(separator: "\n") }
        lines += [Self.escaped(counts), "", Self.escaped(bias)]
        func section(_ title: String, _ items: [String]) {
            guard !items.isEmpty else { return }
            lines += ["", "## \(title)", ""] + items.map { "- \(Self.escaped($0))" }
        }
        section(strings["my-month.editor"], score)
        section(strings["my-month.firsts"], firsts)
        section(strings["my-month.films"], record.films.map(line))
        section(strings["my-month.drinks"], record.drinks.map(line) + [ethanol].compactMap { $0 })
        section(strings["my-month.digs"], record.digs.map(line))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
