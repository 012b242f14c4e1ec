//! How does an address get from a screen into a telephone?

use qrcode::{EcLevel, QrCode, render::svg, render::unicode::Dense1x2};

/// The address as a QR code of half blocks, to be printed dark on light; `None` if it is too long.
pub fn qr_in_blocks(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
    Some(code.render::<Dense1x2>().quiet_zone(true).build())
}

/// The address as a QR code that is a picture.
pub(crate) fn qr_in_svg(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let picture = code
        .render::<svg::Color>()
        .quiet_zone(true)
        .module_dimensions(8, 8)
        .dark_color(svg::Color("#1c1a1d"))
        .light_color(svg::Color("#f7f4ec"))
        .build();
    Some(picture)
}
