import Domain
import TestSupport
import Testing

@testable import FeatureKit

/// All errors of moving data are described in both languages, without words of the other.
struct TransferTextTests {
    private static let troubles: [FileTrouble] = [
        .permission, .full, .readOnly, .missing, .medium, .cannotOpen, .other(code: 40),
    ]
    private static let unreadable: [UnreadableReason] =
        troubles.map(UnreadableReason.system) + [
            .isLink, .isSpecial, .isUTF32, .folder, .hidden, .tooDeep(4), .isTwice, .encrypted, .climbs, .noSize,
        ]
    private static let limits: [SourceLimit] = [
        .file(1), .total(2, isUnpacked: false), .total(2, isUnpacked: true), .files(3), .entries(4), .ratio(200),
    ]
    private static let flaws: [MarkupFlaw] = [
        .textOutside, .endsWithin("a"), .noElement, .noTag, .closesUnopened("a"), .secondRoot, .tooDeep(64), .openTag,
        .openEnd,
    ]
    private static let damages: [DamageReason] =
        [
            .midCharacter, .archive, .largerThanListed, .cannotUnpack, .midPacked,
            .checksum,
        ] + flaws.map { .markup(line: 1, $0) }
    private static let sources: [SourceProblem] =
        [
            .notFound(path: "f"), .unknownFormat(path: "f"), .notReadable(path: "f", format: .markdown),
            .newerVersion(path: "f", version: 2), .empty(path: "f"), .otherFormat(path: "f", format: .imdb),
            .unsafe(path: "f", .documentType), .unsafe(path: "f", .entity("a")), .noZip, .noGzip,
        ] + unreadable.map { .unreadable(path: "f", $0) } + limits.map { .tooLarge(path: "f", $0) }
        + damages.map { .damaged(path: "f", $0) }
    private static let connections: [ConnectionProblem] = [
        .offline, .switchedOff, .connectionLost,
        .proxy(ProxyProblem("https_proxy", .refused(status: 407))), .proxy(ProxyProblem("all_proxy", .notFound)),
        .proxy(ProxyProblem("http_proxy", .unreachable)), .timedOut, .insecure, .busy(seconds: 7), .busy(seconds: nil),
        .status(401), .status(403), .status(404), .status(500), .redirected(from: "f", to: "f"),
        .tooLarge, .unreadable, .webPage, .invalidAddress, .other,
    ]
    private static let targets: [TargetProblem] =
        [.isFolder, .isDatabase, .isSpecial(hasOutput: true), .isSpecial(hasOutput: false), .exists]
        + troubles.map(TargetProblem.failed)
    private static let backups: [BackupProblem] =
        [.missing, .isNoFile, .isDatabase, .isForeign, .isNewer, .isOlder, .isDamaged]
        + troubles.map(BackupProblem.unreadable)
    private static let bars = [ServedBar(id: 1, name: "1")]
    static let problems: [TransferProblem] =
        sources.map(TransferProblem.source) + targets.map { .target(name: "f", $0) }
        + backups.map { .backup(name: "f", $0) } + connections.map { .page(address: "f", $0) }
        + connections.map { .server(name: "f", $0) } + [
            .databaseHeld, .onlyRead(.imdb), .cannotHold(.csv, .bar), .noPageAddress("f"), .noServerAddress,
            .badServerAddress("f"), .noToken, .badToken, .noBar(server: "f"), .severalBars(bars),
            .unknownBar("f", bars),
        ]
    private static let remarks: [PullRemark] =
        PullRemark.Part.allCases.map { .leftOut($0, .noToken) } + [
            .unknownBottle("f"), .unreadable(2), .changedHere(["f"]), .removedHere(["f"]),
        ]

    /// Words that stay unchanged in Korean sentences: names of formats, settings, programs and units.
    private static let names =
        Set(
            (ExchangeFormat.allCases.map(\.rawValue) + ExportSubject.allCases.map(\.rawValue)).flatMap {
                $0.split(separator: "-").map(String.init)
            } + [
                "f", "a", "dimo", "Dimo", "backup", "export", "force", "format", "import", "http", "https", "XML",
                "CDATA", "DOCTYPE",
                "UTF", "MiB", "zip",
                "libzip", "gzip", "zlib", "Bar", "Assistant", "BAR_ASSISTANT_TOKEN", "bars", "read", "cocktails",
                "ingredients", "providers", "bar_assistant", "url", "insecure", "https_proxy", "http_proxy",
                "all_proxy", "offline",
            ])

    private func foreign(_ text: String) -> [Substring] {
        text.split { !($0.isASCII && ($0.isLetter || $0 == "_")) }.filter { !Self.names.contains(String($0)) }
    }

    @Test func `every problem and remark has its text in both languages`() {
        let (english, korean) = (TestWords.english, TestWords.korean)
        let texts =
            Self.problems.map { problem in
                (TransferText.problem(problem, english), TransferText.problem(problem, korean), "\(problem)")
            }
            + Self.remarks.map { remark in
                (TransferText.remark(remark, english), TransferText.remark(remark, korean), "\(remark)")
            }
        for (english, korean, what) in texts {
            for text in [english, korean] {
                #expect(!text.isEmpty && !text.contains("%") && !text.contains("{"), "\(what): \(text)")
                #expect(!text.contains("problem.") && !text.contains("trouble."), "\(what): \(text)")
            }
            #expect(!english.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) }, "\(english)")
            #expect(korean.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) }, "\(korean)")
            #expect(foreign(korean).isEmpty, "\(korean): \(foreign(korean))")
        }
    }

    @Test func `system errors are told apart, rare ones by their number`() {
        #expect(FileTrouble(code: 13) == .permission && FileTrouble(code: 28) == .full)
        #expect(FileTrouble(code: 5) == .medium, "a disk that does not read is not full")
        let problem = TransferProblem.target(name: "f", .failed(FileTrouble(code: 40)))
        #expect(TransferText.problem(problem, TestWords.english).contains("error 40"))
        #expect(TransferText.problem(problem, TestWords.korean).contains("오류 40"))
    }

    @Test func `a request that can never succeed is a usage error`() {
        #expect(TransferProblem.source(.notFound(path: "f")).isUsage)
        #expect(TransferProblem.target(name: "f", .isFolder).isUsage)
        #expect(!TransferProblem.target(name: "f", .exists).isUsage)
        #expect(!TransferProblem.source(.empty(path: "f")).isUsage)
        #expect(!TransferProblem.server(name: "f", .status(401)).isUsage)
    }
}
