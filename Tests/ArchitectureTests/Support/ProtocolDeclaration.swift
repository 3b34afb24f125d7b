/// A protocol declared in a file.
struct ProtocolDeclaration {
    let name: String
    /// The number of required functions.
    let functionCount: Int

    /// Returns the protocols of a file whose names have a suffix.
    static func all(in file: SwiftSource, suffix: String) -> [ProtocolDeclaration] {
        guard file.code.contains(suffix) else { return [] }
        return file.code.matches(of: /\bprotocol\s+(\w+)[^{]*\{/).filter { $0.1.hasSuffix(suffix) }.map { match in
            let body = body(of: file.code[match.range.upperBound...])
            return ProtocolDeclaration(name: String(match.1), functionCount: body.matches(of: /\bfunc\b/).count)
        }
    }

    /// Returns the text up to the closing brace of a block whose opening brace precedes it.
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
