import Foundation

/// Texts that identify the program's screens in a language.
struct Screens {
    /// For tests that do not depend on the language.
    static let english = Screens(language: "en")

    private static let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Assets")
        .standardizedFileURL

    /// `en` or `ko`.
    let language: String

    /// The name of the drink of the main job.
    var negroni: String { language == "ko" ? "네그로니" : "Negroni" }
    /// An ingredient that no list of drinks shows.
    var campari: String { language == "ko" ? "캄파리" : "Campari" }
    /// The name of the third tab.
    var drinksTab: String { word("tab.drinks") }
    /// The mark of a makeable drink.
    var canMakeNow: String { word("reach.now") }

    /// The first word of the first drink by name, which shows that the list has content.
    var firstDrink: String { firstName.components(separatedBy: " ")[0] }

    /// Returns the text of a key from the repository's table.
    func word(_ key: String) -> String {
        let table = Self.assets.appending(path: "\(language).lproj/Localizable.strings")
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        for line in text.components(separatedBy: "\n") where line.hasPrefix("\"\(key)\" = \"") {
            return String(line.dropFirst(key.count + 6).dropLast(2)).replacing("\\\"", with: "\"")
        }
        return "no key \(key) in \(language).lproj"
    }

    /// Returns the beginning of a text before any placeholder, as far as one line of a message shows it.
    func phrase(_ key: String) -> String {
        let pieces = word(key).split(separator: /%[0-9]/).map { $0.trimmingCharacters(in: .whitespaces) }
        return String((pieces.first { !$0.isEmpty } ?? key).prefix(30))
    }

    func ingredient(_ id: String) -> String {
        let all = Self.records(in: Self.assets.appending(path: "Catalog/ingredients.json"))
        return all.first { $0["id"] as? String == id }?[language] as? String ?? "no ingredient \(id)"
    }

    private var firstName: String {
        let folder = Self.assets.appending(path: "Catalog/drinks")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let names = files.flatMap(Self.records(in:)).compactMap { $0[language] as? String }
        return names.min { $0.lowercased() < $1.lowercased() } ?? "no drink in \(folder.path)"
    }

    private static func records(in file: URL) -> [[String: Any]] {
        (try? JSONSerialization.jsonObject(with: Data(contentsOf: file))) as? [[String: Any]] ?? []
    }
}
