import Foundation
import Testing

/// The manual lists code that only other systems compile, because it is untested.
@Suite struct PortabilityTests {
    private static let page = Repository.text(of: "Assets/Manual/structure.md")

    /// The part of the page about macOS.
    private var section: String {
        let rest = Self.page.components(separatedBy: "\n## macOS\n").last ?? ""
        return rest.components(separatedBy: "\n## ").first ?? ""
    }

    /// The number of conditions on the system or the processor.
    private static func conditions(in text: String) -> Int {
        let names = /canImport\(Darwin\)|os\(macOS\)|os\(Linux\)|__APPLE__|__linux__|__x86_64__/
        return text.split(separator: "\n").count { line in
            line.utf8.contains(UInt8(ascii: "#")) && line.contains(/^\s*#\s*(?:if|elseif|elif)\b/)
                && line.contains(names)
        }
    }

    private static let files: [String: Int] = {
        let folders = ["Sources", "Assets", "Tests"]
        let headers = Repository.folders(in: "Sources").map { "Sources/\($0)/shim.h" }
        let paths = folders.flatMap(Repository.swiftFiles) + ["Package.swift"] + headers
        let counts = paths.filter { !$0.hasPrefix("Tests/ArchitectureTests/") }
            .map { ($0, conditions(in: Repository.text(of: $0))) }
        return Dictionary(counts, uniquingKeysWith: { first, _ in first }).filter { $0.value > 0 }
    }()

    @Test func `the manual lists every file with platform conditions`() {
        let rows = section.matches(of: /\| `([^`]+)` \| (\d+) \|/).map { (String($0.1), Int($0.2) ?? 0) }
        let listed = Dictionary(rows, uniquingKeysWith: { first, _ in first })
        #expect(Self.files.count > 10)
        for (path, count) in Self.files { #expect(listed[path] == count, "| `\(path)` | \(count) |") }
        for path in listed.keys { #expect(Self.files[path] != nil, "\(path) has no condition") }
        #expect(rows.map(\.0) == rows.map(\.0).sorted())
    }

    @Test func `the Homebrew formula lists the packages that the manifest needs`() {
        let manifest = Repository.text(of: "Package.swift")
        let needed = manifest.matches(of: /\.brew\(\["([^"]+)"\]\)/).map { String($0.1) }
        let named = section.matches(of: /depends_on "([^"]+)"/).map { String($0.1) }
        #expect(Set(named) == Set(needed).union(["pkgconf"]))
        #expect(section.contains("Untested"))
    }
}
