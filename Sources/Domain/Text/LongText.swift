/// A text in sections, such as the terms or the frequently asked questions.
package struct LongText: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package let title: String
        /// Such as `2026-11-21`; nil for none.
        package let day: String?
        package let paragraphs: [String]

        package init(title: String, day: String? = nil, paragraphs: [String]) {
            self.title = title
            self.day = day
            self.paragraphs = paragraphs
        }
    }

    package let sections: [Section]

    package init(sections: [Section]) { self.sections = sections }

    /// Parses the format of the bundled files. `# 2026-11-21 Heading` or `# Heading` begins a section, an empty line a
    /// paragraph; single line breaks become spaces. Text before the first heading is ignored.
    package init(parsing text: String) {
        var sections: [Section] = []
        var title: String?
        var lines: [String] = []
        func finish() {
            guard let heading = title else { return }
            let blocks = lines.split(separator: "", omittingEmptySubsequences: true)
            let (day, title) = Self.dayAndTitle(of: heading)
            sections.append(
                Section(title: title, day: day, paragraphs: blocks.map { $0.joined(separator: " ") }))
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                finish()
                title = String(line.dropFirst(2))
                lines = []
            } else {
                lines.append(String(line))
            }
        }
        finish()
        self.sections = sections
    }

    private static func dayAndTitle(of heading: String) -> (day: String?, title: String) {
        let parts = heading.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].hasForm("0000-00-00") else { return (nil, heading) }
        return (String(parts[0]), String(parts[1].drop { $0 == " " }))
    }
}
