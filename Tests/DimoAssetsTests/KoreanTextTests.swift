import Domain
import Foundation
import Testing

@testable import DimoAssets

/// Korean texts with inserted names: each particle fits the pronunciation of the name before it.
struct KoreanTextTests {
    /// Names by their ending: Hangul, Latin letters, capitals, digits.
    private static let closed = ["진", "Gin", "Jack", "INFN", "007 3", "클럽 10"]
    private static let rieul = ["데킬", "Michael", "Apple", "ISTR", "Level 7", "아이디 81"]
    private static let open = ["네그로니", "Martini", "mina", "INFP", "Porco 2", "No. 5", "메트로폴리스 (1927)"]

    /// The valid pairs of particles: after a consonant, after a vowel.
    private static let pairs: Set<String> = ["을|를", "이|가", "은|는", "과|와", "으로|로", "이라는|라는", "이라고|라고"]

    private struct Place {
        let key: String
        let form: Substring
    }

    private static func table() throws -> [String: String] {
        StringTable.parse(try AssetFolder(path: TemporaryAssets.repository).bytes(of: "ko.lproj/Localizable.strings"))
    }

    @Test func `every particle is a known pair and follows a placeholder`() throws {
        for (key, text) in try Self.table() {
            for match in text.matches(of: /(.{0,4})\{([^}]*)\}/) {
                #expect(Self.pairs.contains(String(match.2)), "\(key): \(match.2)")
                #expect(match.1.contains(/%[0-9]["”]?$/), "\(key): \(match.0)")
            }
        }
    }

    @Test func `no fixed particle follows a placeholder`() throws {
        for (key, text) in try Self.table() {
            #expect(!text.contains(/%[0-9]["”]?(을|를|이|가|은|는|과|와|으로|로|이라는|라는|이라고|라고)( |$|[,.])/), "\(key): \(text)")
        }
    }

    @Test func `every text takes the form that fits the name`() throws {
        let table = try Self.table()
        let strings = Strings(language: .korean, table: table)
        let marked = table.filter { $0.value.contains("{") }
        #expect(marked.count > 100)
        for (key, text) in marked {
            for (names, pick) in [
                (Self.closed, { (_: Substring, closed: Substring) in closed }),
                (Self.rieul, { open, closed in open == "로" ? open : closed }), (Self.open, { open, _ in open }),
            ] as [([String], (Substring, Substring) -> Substring)] {
                for name in names {
                    let filled = strings(key, name, name, name, name)
                    let wanted = text.replacing(/%[0-9]/) { _ in name }.replacing(/\{([^|}]*)\|([^}]*)\}/) { match in
                        pick(match.2, match.1)
                    }
                    #expect(filled == wanted, "\(key)")
                }
            }
        }
    }
}
