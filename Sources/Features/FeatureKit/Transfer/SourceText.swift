import Domain

enum SourceText {
    static func problem(_ problem: SourceProblem, _ strings: Strings) -> String {
        switch problem {
        case .notFound(let path): strings("transfer.problem.source.not-found", path)
        case .unreadable(let path, let reason): unreadable(path, reason, strings)
        case .unknownFormat(let path): strings("transfer.problem.source.unknown-format", path, readable)
        case .notReadable(let path, let format):
            strings("transfer.problem.source.only-written", path, format.rawValue, readable)
        case .newerVersion(let path, let version):
            strings("transfer.problem.source.newer", path, String(version))
        case .tooLarge(let path, let limit): tooLarge(path, limit, strings)
        case .damaged(let path, let reason):
            strings("transfer.problem.source.damaged", path, damage(reason, strings))
        case .empty(let path): strings("transfer.problem.source.empty", path)
        case .otherFormat(let path, let format):
            strings("transfer.problem.source.other-format", path, format.rawValue)
        case .unsafe(let path, .documentType): strings("transfer.problem.source.document-type", path)
        case .unsafe(let path, .entity(let name)): strings("transfer.problem.source.entity", path, name)
        case .noZip: strings["transfer.problem.source.no-zip"]
        case .noGzip: strings["transfer.problem.source.no-gzip"]
        }
    }

    private static var readable: String { ExchangeFormat.readable.map(\.rawValue).joined(separator: ", ") }

    private static func unreadable(_ path: String, _ reason: UnreadableReason, _ strings: Strings) -> String {
        switch reason {
        case .system(let trouble):
            strings(
                "transfer.problem.source.unreadable", path, FileTroubleText.text(trouble, strings),
                FileTroubleText.advice(trouble, strings))
        case .isLink: strings("transfer.problem.source.link", path)
        case .isSpecial: strings("transfer.problem.source.special", path)
        case .isUTF32: strings("transfer.problem.source.utf-32", path)
        case .folder: strings("transfer.problem.source.folder", path)
        case .hidden: strings("transfer.problem.source.hidden", path)
        case .tooDeep(let most): strings("transfer.problem.source.too-deep", path, String(most))
        case .isTwice: strings("transfer.problem.source.twice", path)
        case .encrypted: strings("transfer.problem.source.encrypted", path)
        case .climbs: strings("transfer.problem.source.climbs", path)
        case .noSize: strings("transfer.problem.source.no-size", path)
        }
    }

    private static func tooLarge(_ path: String, _ limit: SourceLimit, _ strings: Strings) -> String {
        switch limit {
        case .file(let most): strings("transfer.problem.source.limit.file", path, String(most))
        case .total(let most, false): strings("transfer.problem.source.limit.total", path, String(most))
        case .total(let most, true): strings("transfer.problem.source.limit.unpacked", path, String(most))
        case .files(let most): strings("transfer.problem.source.limit.files", path, String(most))
        case .entries(let most): strings("transfer.problem.source.limit.entries", path, String(most))
        case .ratio(let most): strings("transfer.problem.source.limit.ratio", path, String(most))
        }
    }

    private static func damage(_ reason: DamageReason, _ strings: Strings) -> String {
        switch reason {
        case .midCharacter: strings["transfer.damage.mid-character"]
        case .archive: strings["transfer.damage.archive"]
        case .largerThanListed: strings["transfer.damage.larger-than-listed"]
        case .cannotUnpack: strings["transfer.damage.cannot-unpack"]
        case .midPacked: strings["transfer.damage.mid-packed"]
        case .checksum: strings["transfer.damage.checksum"]
        case .markup(let line, let flaw): strings("transfer.damage.markup", String(line), markup(flaw, strings))
        }
    }

    private static func markup(_ flaw: MarkupFlaw, _ strings: Strings) -> String {
        switch flaw {
        case .textOutside: strings["transfer.markup.text-outside"]
        case .endsWithin(let name): strings("transfer.markup.ends-within", name)
        case .noElement: strings["transfer.markup.no-element"]
        case .noTag: strings["transfer.markup.no-tag"]
        case .closesUnopened(let name): strings("transfer.markup.closes-unopened", name)
        case .secondRoot: strings["transfer.markup.second-root"]
        case .tooDeep(let most): strings("transfer.markup.too-deep", String(most))
        case .openTag: strings["transfer.markup.open-tag"]
        case .openEnd: strings["transfer.markup.open-end"]
        }
    }
}
