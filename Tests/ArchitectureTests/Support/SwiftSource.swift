import Foundation

/// A Swift file taken apart: code without comments and without what stands in strings, and the strings for themselves.
struct SwiftSource: Sendable {
    /// Its path from the root of the repository.
    let path: String
    /// As long as the file: comments and the insides of strings are blank, so that places stay what they are.
    let code: String
    /// Every string literal, in the order of their ends.
    let literals: [StringLiteral]
    /// The modules it imports.
    let imports: [String]

    /// Reads a file of the repository.
    init(path: String) {
        self.init(path: path, text: Repository.text(of: path))
    }

    /// Takes a text apart.
    init(path: String, text: String) {
        var scanner = SwiftScanner(Array(text.utf8))
        scanner.scan()
        self.path = path
        code = String(decoding: scanner.code, as: UTF8.self)
        literals = scanner.literals
        imports = Self.imports(of: code)
    }

    private static func imports(of code: String) -> [String] {
        code.split(separator: "\n").filter { $0.contains("import") }.flatMap { line in
            line.matches(
                of:
                    /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|func|var|let|typealias|protocol)\s+)?(\w+)/
            )
            .map { String($0.1) }
        }
    }

    /// The number of the line on which a byte stands.
    func line(of offset: Int) -> Int {
        code.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
