import ArgumentParser
import DimoAssets
import Foundation
import ManPages

/// Prints the page for man(1), made from the output of `--help` and the manual of `dimo`.
struct ManCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "man", abstract: "Print dimo-server(8).", shouldDisplay: false)

    func run() throws {
        var page = ManPage(
            name: "dimo-server", section: 8, version: AppVersion.text, abstract: "serve a community of dimo")
        page.commands(try CommandTree(dump: DimoServer._dumpHelp()))
        page.section("Running one")
        let assets = try AssetFolder.locate { ProcessInfo.processInfo.environment[$0] }
        page.markdown(String(decoding: try assets.bytes(of: "Manual/community.md"), as: UTF8.self))
        page.section("See also")
        page.markdown("`dimo`(1)")
        print(page.text, terminator: "")
    }
}
