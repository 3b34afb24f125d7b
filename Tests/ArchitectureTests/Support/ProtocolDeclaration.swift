/// A protocol as it stands in a file.
struct ProtocolDeclaration {
    let name: String
    /// How many functions it asks for.
    let functionCount: Int

    /// Every protocol of a file whose name ends in a given way.
    static func all(in file: SwiftSource, suffix: String) -> [ProtocolDeclaration] {
        guard file.code.contains(suffix) else { return [] }
        return file.code.matches(of: /\bprotocol\s+(\w+)[^{]*\{/).filter { $0.1.hasSuffix(suffix) }.map { match in
            let body = body(of: file.code[match.range.upperBound...])
            return ProtocolDeclaration(name: String(match.1), functionCount: body.matches(of: /\bfunc\b/).count)
        }
    }

    /// The text up to the brace that closes what was opened before it.
    private static func body(of text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }
}
