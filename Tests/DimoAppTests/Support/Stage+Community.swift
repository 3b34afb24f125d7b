import Domain
import Foundation
import Navigation
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

extension Stage {
    /// The scope of the current member.
    var scope: MainDIContainer? { main?.main }

    /// Adds members `demo-0`, `demo-1` … who have only wished for works.
    func addMembers(_ count: Int) async throws -> [MemberReference] {
        guard let scope else { return [] }
        _ = try await DemoBuilder(database: scope.store.database).build(
            DemoPlan(members: count, works: 0, drinks: 0, votes: 0, seed: 3, now: scope.clock.now()))
        var members: [MemberReference] = []
        for number in 0..<count {
            if let member = try await scope.community.momentum.member(Identifier("demo-\(number)")) {
                members.append(member)
            }
        }
        return members
    }

    /// Imports a list of two films from a diary.
    func importList() async {
        guard let scope else { return }
        let text =
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-02,Silents,,u,\n\n"
            + "Position,Name,Year,URL,Description\n1,Nosferatu,1922,a,Cold\n2,Metropolis,1927,b,\n"
        let transfer = program.container.makeTransfer(
            store: scope.store, profile: scope.profile.id, bar: scope.bar, output: { _ in })
        do {
            let folder = try TemporaryFolder()
            let path = "\(folder.path)/silents.csv"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            _ = try await transfer.importRecipes(ImportRequest(sources: [.path(path)])) { _ in }
        } catch {
            Issue.record(error)
        }
    }

    /// Opens the first row below that contains a text.
    func openRow(_ text: String) async {
        if await walk(to: text) { await press(Key(.enter)) }
    }

    /// Moves down to the row that contains a text. Returns whether there is one.
    func walk(to text: String) async -> Bool {
        let marker = String(shell.options.glyphs.marker)
        for _ in 0..<60 {
            if lines.contains(where: { $0.drop { $0 == " " }.hasPrefix(marker) && $0.contains(text) }) { return true }
            await press(Key(.down))
        }
        Issue.record("no row \"\(text)\"\n\(self.text)")
        return false
    }

    /// The text of a very tall screen, once all of it is read.
    func whole() async -> String {
        let size = Size(width: 160, height: 220)
        for _ in 0..<3 { await settle(size: size) }
        return frame(size).text
    }
}
