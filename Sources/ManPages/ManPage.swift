package struct ManPage {
    private var lines: [String]

    /// `section` is 1 for programs, 5 for files, 8 for servers; the footer shows `version`.
    package init(name: String, section: Int, version: String, abstract: String) {
        let title = "\(Roff.quoted(name.uppercased())) \"\(section)\" \"\" \(Roff.quoted("dimo \(version)"))"
        lines = [".TH \(title)", ".SH NAME", "\(Roff.escaped(name)) \\- \(Roff.escaped(Self.phrase(abstract)))"]
    }

    package var text: String { lines.joined(separator: "\n") + "\n" }

    package mutating func section(_ name: String) {
        lines.append(".SH \(Roff.quoted(name.uppercased()))")
    }

    package mutating func paragraph(_ text: String) {
        lines += [".PP", Roff.escaped(text)]
    }

    /// Adds Markdown: paragraphs, headings below the first level as subsections, tables as terms, code blocks verbatim.
    package mutating func markdown(_ text: String) {
        lines += MarkdownRoff.lines(of: text)
    }

    mutating func append(_ macros: [String]) { lines += macros }

    /// One line without a full stop, as the index of manual pages expects.
    private static func phrase(_ abstract: String) -> String {
        abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    }
}
